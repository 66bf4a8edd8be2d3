import { useRef, useState } from 'react'
import { WORD_GROUPS, WORDS, type WordedMail, type WordKey } from '#domain/settings/words.ts'
import { QuietButton, TextButton } from '../../../../ui/button.tsx'
import { Check } from '../../../../ui/choices/check.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { Message } from '../../../../ui/message.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { PreviewSheet } from '../../post-form/preview-sheet.tsx'
import { usePreview } from '../../post-form/use-preview.ts'
import { useBlogLocale } from '../../shell/languages.tsx'
import { useFocusWithin } from '../focus-within.ts'
import type { SettingsForm } from '../settings-form.ts'
import { MailPreviewPane } from './mail-preview-pane.tsx'

/** What an owner types, shown as it is. */
const AS_TYPED = {
  blogName: '{blogName}',
  title: '{title}',
  caption: '{caption}',
  author: '{author}',
  address: '{address}',
}

/** The sentences of mails to subscribers and of their form, beside the mail that is being written. */
export function WordsSection({ form }: { form: SettingsForm }) {
  const { t } = useLocale()
  const preview = usePreview({ stored: 'den-mail-preview', isShownAtFirst: true, wide: '(min-width: 75em)' })
  const [mail, setMail] = useState<WordedMail>('confirmation')
  const { welcomeMail, wholePosts, contact } = form.settings
  const fields = useRef<HTMLDivElement>(null)
  useFocusWithin(fields, '[data-mail]', (focused) => focused && setMail(focused.dataset.mail as WordedMail))
  const pane = <MailPreviewPane settings={form.settings} mail={mail} onChoose={setMail} />
  return (
    <>
      <p className="meta">{t('settings.wordsHint', { ...AS_TYPED, contact })}</p>
      <p>
        <QuietButton aria-pressed={preview.isShown} onClick={preview.toggle}>
          {t('labels.preview')}
        </QuietButton>
      </p>
      <div className={preview.isShown && !preview.isSheet ? 'page-panes' : undefined}>
        <div className="stack stack--form" ref={fields}>
          <Check
            name="welcomeMail"
            data-mail="welcome"
            checked={welcomeMail}
            onChange={(isChecked) => form.edit('welcomeMail', isChecked)}
          >
            <span>
              {t('settingLabels.welcomeMail')}
              <span className="meta">{t('settings.welcomeMailHint')}</span>
            </span>
          </Check>
          <Check
            name="wholePosts"
            data-mail="post"
            checked={wholePosts}
            onChange={(isChecked) => form.edit('wholePosts', isChecked)}
          >
            <span>
              {t('settingLabels.wholePosts')}
              <span className="meta">{t('settings.wholePostsHint')}</span>
            </span>
          </Check>
          {WORD_GROUPS.map(({ mail, title, words }) => (
            <fieldset
              key={title}
              className="stack stack--form settings__group"
              data-mail={isMail(mail) ? mail : undefined}
            >
              <legend className="heading heading--small">{t(`wordLabels.${title}`)}</legend>
              {(Object.keys(words) as WordKey[]).map((key) => (
                <WordField key={key} name={key} form={form} />
              ))}
            </fieldset>
          ))}
        </div>
        {preview.isShown && !preview.isSheet && pane}
      </div>
      {preview.isShown && preview.isSheet && <PreviewSheet onClose={preview.toggle}>{pane}</PreviewSheet>}
    </>
  )
}

function isMail(mail: (typeof WORD_GROUPS)[number]['mail']): mail is WordedMail {
  return mail !== null && mail !== 'every'
}

function WordField({ name, form }: { name: WordKey; form: SettingsForm }) {
  const { t } = useLocale()
  const { isLong } = WORDS[name]
  const label = t(`wordLabels.${WORDS[name].label}`)
  const standard = useBlogLocale().standard(`words.${name}`)
  const field = `words.${name}`
  const written = form.settings.words[name]
  const element = useRef<HTMLDivElement>(null)
  /** The standard sentence comes back when the field loses focus, so that another one can be typed first. */
  const [isCleared, setCleared] = useState(false)

  function restore() {
    form.edit(field, '')
    setCleared(false)
    // The button with the focus is removed.
    element.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }

  return (
    <div className="word" ref={element}>
      <TextField
        label={label}
        onBlur={() => setCleared(false)}
        name={field}
        type="text"
        autoComplete="off"
        isLong={isLong}
        rows={2}
        value={isCleared ? '' : written || standard}
        // The standard sentence is not stored, so that it follows that of a later version.
        onChange={(typed) => {
          setCleared(typed === '')
          form.edit(field, typed === standard ? '' : typed)
        }}
        error={form.errors[field]}
      />
      {written !== '' && (
        <TextButton onClick={restore}>
          <Message of="settings.asItWas" slots={{ label: <span className="visually-hidden">{label}</span> }} />
        </TextButton>
      )}
    </div>
  )
}
