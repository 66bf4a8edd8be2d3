import { memo } from 'react'
import { pagePathCandidates } from '#domain/posts/pages/page-path.ts'
import { isStandardPath } from '#domain/posts/pages/standard-pages.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { isSameButSections } from './is-same-but-sections.ts'
import { LanguageField } from './language-field.tsx'
import { type PartProps, useTextFields } from './use-text-fields.ts'

interface PageDetailFieldsProps extends PartProps {
  isUpdate: boolean
  /** The path with which the form was loaded: a typed one may begin with that of a standard page. */
  loadedPath: string
}

/** What an own page has beside its words. */
export const PageDetailFields = memo(function PageDetailFields(props: PageDetailFieldsProps) {
  const { values, isUpdate, loadedPath } = props
  const { t } = useLocale()
  const field = useTextFields(props)
  return (
    <div className="field-grid">
      {isStandardPath(loadedPath) ? (
        <p className="field-grid__wide meta">{t('form.standsAt', { path: loadedPath })}</p>
      ) : (
        <TextField
          {...field('path')}
          placeholder={values.title.trim() ? pagePathCandidates(values.title).next().value : '/'}
          className="field-grid__wide"
          hint={isUpdate ? t('form.oldPathLeads') : t('form.pathOfTitle')}
        />
      )}
      {loadedPath === '/greetings' && (
        <TextField
          isLong
          {...field('tagline')}
          label={t('form.signature')}
          rows={2}
          className="field-grid__wide field--words"
          hint={t('form.signatureHint')}
        />
      )}
      <TextField
        isLong
        {...field('description')}
        label={t('labels.description')}
        rows={3}
        className="field-grid__wide field--words"
        hint={t('form.pageDescriptionHint')}
      />
      <LanguageField {...props} />
    </div>
  )
}, isSameButSections)
