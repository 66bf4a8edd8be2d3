import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#domain/locales/language.ts'
import { call } from '../../../ui/call.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { toastFailure } from '../../../ui/toasts.ts'
import { useCall } from '../shell/use-call.ts'

const NAMES: readonly (readonly [Language, string])[] = LANGUAGE_TAGS.map((tag) => [tag, LANGUAGES[tag].name])

/** @param chosen undefined for the language of the browser */
export function OwnLanguage({ chosen = '' }: { chosen: Language | '' | undefined }) {
  const { t } = useLocale()
  const { run } = useCall()
  async function choose(language: string, select: HTMLSelectElement) {
    const isSaved = await run(() => call('PATCH', '/api/account', { language }), {
      onFailure: ({ detail }) => {
        select.value = chosen
        toastFailure(detail)
      },
    })
    // An arrow key chooses again while the call runs.
    if (isSaved && select.value !== language) await choose(select.value, select)
  }
  return (
    <div className="columns">
      <p className="columns__side">{t('account.languageText')}</p>
      <div className="stack stack--form">
        <SelectField
          label={t('account.language')}
          defaultValue={chosen}
          options={[['', t('account.languageOfBrowser')], ...NAMES]}
          onChange={(language, select) => void choose(language, select)}
        />
      </div>
    </div>
  )
}
