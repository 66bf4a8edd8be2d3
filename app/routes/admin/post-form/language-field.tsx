import { LANGUAGE_TAGS, LANGUAGES } from '#domain/locales/language.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useSite } from '../../../ui/site.ts'
import type { PartProps } from './use-text-fields.ts'

/** For a post in another language than the blog. A tag that came by an import or a call is offered as it is. */
export function LanguageField({ values: { language }, errors, dispatch }: PartProps) {
  const ofBlog = useSite().language
  const others = LANGUAGE_TAGS.filter((tag) => tag !== ofBlog).map((tag) => [tag, LANGUAGES[tag].name] as const)
  const isOffered = language === '' || others.some(([tag]) => tag === language)
  return (
    <SelectField
      className="field-grid__wide"
      label={POST_FIELDS.language.label}
      value={language}
      error={errors.language}
      onChange={(value) => dispatch({ type: 'text', field: 'language', value })}
      options={[
        ['', `That of the blog (${LANGUAGES[ofBlog].name})`],
        ...others,
        ...(isOffered ? [] : [[language, language] as const]),
      ]}
    />
  )
}
