import { LANGUAGE_TAGS, LANGUAGES } from '#domain/locales/language.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { useSite } from '../../../ui/site.ts'
import type { PartProps } from './use-text-fields.ts'

/** For a post in another language than the blog. A tag that came by an import or a call is offered as it is. */
export function LanguageField({ values: { language }, errors, dispatch }: PartProps) {
  const { t } = useLocale()
  const ofBlog = useSite().language
  const others = LANGUAGE_TAGS.filter((tag) => tag !== ofBlog).map((tag) => [tag, LANGUAGES[tag].name] as const)
  const isOffered = language === '' || others.some(([tag]) => tag === language)
  return (
    <SelectField
      className="field-grid__wide"
      label={t('fields.language')}
      value={language}
      error={errors.language}
      onChange={(value) => dispatch({ type: 'text', field: 'language', value })}
      options={[
        ['', t('form.languageOfBlog', { language: LANGUAGES[ofBlog].name })],
        ...others,
        ...(isOffered ? [] : [[language, language] as const]),
      ]}
    />
  )
}
