import { type Dispatch, memo } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import { SECTION_LABELS } from '#domain/posts/post-fields.ts'
import { isCompleteSection } from '#domain/posts/post-writing.ts'
import { IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ImagePicker } from '../picture/image-picker.tsx'
import type { FormErrors } from './form-errors.ts'
import type { FormAction } from './form-state.ts'
import { type FormSection, saysSomething } from './form-values.ts'
import { TextEditor } from './text-editor/text-editor.tsx'

interface SectionFieldsProps {
  section: FormSection
  /** From 0. */
  index: number
  count: number
  saved: Picture | null
  /** A new post keeps a section only with title and text. */
  isUpdate: boolean
  /** Messages of this section, by field. */
  errors: FormErrors
  dispatch: Dispatch<FormAction>
  onBusy: (isBusy: boolean) => void
}

/** One block of a post. It draws itself anew only when it changes: a post may have fifty. */
export const SectionFields = memo(function SectionFields(props: SectionFieldsProps) {
  const { section, index, count, saved, isUpdate, errors, dispatch, onBusy } = props
  const { key } = section
  const text = (name: 'sectionTitle' | 'sectionImgSrc' | 'sectionText' | 'sectionImageAlt') => ({
    value: section[name],
    error: errors[name],
    onChange: (value: string) => dispatch({ type: 'section', key, change: { [name]: value } }),
  })
  const name = `Section ${index + 1}`
  return (
    <fieldset className="section-fields" data-section={key}>
      <legend className="section-fields__name">{name}</legend>
      <p className="section-fields__tools">
        <IconButton
          icon="up"
          label={`Move ${name} up`}
          aria-disabled={index === 0}
          onClick={() => dispatch({ type: 'move-section', key, by: -1 })}
        />
        <IconButton
          icon="down"
          label={`Move ${name} down`}
          aria-disabled={index === count - 1}
          onClick={() => dispatch({ type: 'move-section', key, by: 1 })}
        />
        <IconButton icon="close" label={`Remove ${name}`} onClick={() => dispatch({ type: 'remove-section', key })} />
      </p>
      {!isUpdate && !isCompleteSection(section) && saysSomething(section) && (
        <p className="section-fields__left-out" role="status">
          This section will be left out: it needs a title and a text.
        </p>
      )}
      <TextField className="field--words" label={SECTION_LABELS.sectionTitle} {...text('sectionTitle')} />
      <TextField label={SECTION_LABELS.sectionImgSrc} {...text('sectionImgSrc')} />
      <TextEditor
        name={name}
        className="field--words"
        label={SECTION_LABELS.sectionText}
        {...text('sectionText')}
        onBusy={onBusy}
      />
      <ImagePicker
        label={SECTION_LABELS.sectionImage}
        name={`section-${key}`}
        value={section.image.value}
        saved={saved}
        uploaded={section.image.uploaded}
        isExcluded={section.image.isExcluded}
        onChange={(image) => dispatch({ type: 'section', key, change: { image } })}
        onBusy={onBusy}
        {...(errors.sectionImage && { error: errors.sectionImage })}
      />
      <TextField
        label={SECTION_LABELS.sectionImageAlt}
        {...text('sectionImageAlt')}
        hint="For those who cannot see it; else the title serves."
      />
    </fieldset>
  )
})
