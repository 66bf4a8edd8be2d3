import { memo } from 'react'
import { POSTS_PREFIX, postPath } from '#domain/posts/path.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { isSameButSections } from './is-same-but-sections.ts'
import { NamesField } from './labels/names-field.tsx'
import { SeriesFields } from './labels/series-fields.tsx'
import { LanguageField } from './language-field.tsx'
import { PinField } from './pin-field.tsx'
import { type PartProps, useTextFields } from './use-text-fields.ts'

/** Details that most posts leave as they are. */
export const FurtherFields = memo(function FurtherFields(props: PartProps & { isUpdate: boolean }) {
  const { values, errors, dispatch, isUpdate } = props
  const { t } = useLocale()
  const field = useTextFields(props)
  return (
    <div className="field-grid">
      <NamesField field="tags" names={values.tags} error={errors.tags} hint={t('form.tagsHint')} dispatch={dispatch} />
      <SeriesFields series={values.series} errors={errors} dispatch={dispatch} />
      <NamesField
        field="authors"
        names={values.authors}
        error={errors.authors}
        hint={t('form.furtherAuthorsHint')}
        dispatch={dispatch}
        besides={values.author}
      />
      <LanguageField values={values} errors={errors} dispatch={dispatch} />
      <PinField values={values} errors={errors} dispatch={dispatch} />
      <TextField
        {...field('path')}
        placeholder={values.title.trim() ? postPath(values.title) : POSTS_PREFIX}
        className="field-grid__wide"
        hint={isUpdate ? t('form.oldPathLeads') : t('form.pathOfTitle')}
      />
    </div>
  )
}, isSameButSections)
