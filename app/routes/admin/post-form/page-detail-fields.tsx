import { memo } from 'react'
import { pagePathCandidates } from '#domain/posts/pages/page-path.ts'
import { isStandardPath } from '#domain/posts/pages/standard-pages.ts'
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
  const field = useTextFields(props)
  return (
    <div className="field-grid">
      {isStandardPath(loadedPath) ? (
        <p className="field-grid__wide meta">Stands at {loadedPath}, in place of the words that came with Den.</p>
      ) : (
        <TextField
          {...field('path')}
          placeholder={values.title.trim() ? pagePathCandidates(values.title).next().value : '/'}
          className="field-grid__wide"
          hint={
            isUpdate
              ? 'Readers who come by the old path are led to the new one.'
              : 'Left empty, it is made of the title.'
          }
        />
      )}
      {loadedPath === '/greetings' && (
        <TextField
          isLong
          {...field('tagline')}
          label="Signature"
          rows={2}
          className="field-grid__wide field--words"
          hint="Stands below the letter."
        />
      )}
      <TextField
        isLong
        {...field('description')}
        label="Description"
        rows={3}
        className="field-grid__wide field--words"
        hint="Stands in search engines, and where a link to the page is shared. Left empty, its first words do."
      />
      <LanguageField {...props} />
    </div>
  )
}, isSameButSections)
