import { ADMIN_LANGUAGES, LANGUAGES, type Language } from '#domain/locales/language.ts'
import { call } from '../../../ui/call.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { useCall } from '../shell/use-call.ts'

const OPTIONS: readonly (readonly [Language, string])[] = ADMIN_LANGUAGES.map((tag) => [tag, LANGUAGES[tag].name])

/** The language of the admin area. The messages come with the document, so it is loaded anew. */
export function OwnLanguage() {
  const { language, t } = useLocale()
  const { run } = useCall()
  const choose = (chosen: string) =>
    void run(() => call('PATCH', '/api/account', { language: chosen }), {
      reload: 'never',
      onSuccess: () => location.reload(),
    })
  return (
    <div className="columns">
      <p className="columns__side">{t('account.languageText')}</p>
      <div className="stack stack--form">
        <SelectField label={t('account.language')} value={language} options={OPTIONS} onChange={choose} />
      </div>
    </div>
  )
}
