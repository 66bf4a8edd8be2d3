import { useLocale } from '../locale.ts'

const MARKS = [
  ['textEditor.emphasisMark', 'textEditor.emphasis'],
  ['textEditor.strongMark', 'textEditor.strong'],
  ['textEditor.spoilerMark', 'textEditor.coveredSpoiler'],
  ['textEditor.linkMark', 'textEditor.aLink'],
  ['textEditor.listMark', 'textEditor.aList'],
  ['textEditor.numberedMark', 'textEditor.numberedList'],
  ['textEditor.headingMark', 'textEditor.aHeading'],
  ['textEditor.quoteMark', 'textEditor.aQuote'],
  ['textEditor.codeMark', 'textEditor.code'],
  ['textEditor.footnoteMark', 'textEditor.footnote'],
  ['textEditor.pictureMark', 'textEditor.aPicture'],
  ['textEditor.addressMark', 'textEditor.address'],
] as const

export function MarkHelp() {
  const { t } = useLocale()
  return (
    <>
      <p>{t('textEditor.paragraphs')}</p>
      <Signs signs={MARKS.map(([sign, meaning]) => ({ sign: t(sign), meaning: t(meaning) }))} />
    </>
  )
}

export function Signs({ signs }: { signs: readonly { sign: string; meaning: string }[] }) {
  return (
    <dl className="field-grid text-help__signs">
      {signs.map(({ sign, meaning }) => (
        <div key={sign}>
          <dt>
            <code>{sign}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
