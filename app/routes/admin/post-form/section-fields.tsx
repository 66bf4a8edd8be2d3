import { type Dispatch, memo, type ReactNode, useCallback, useMemo } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import { isKeptSection } from '#domain/posts/post-writing.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { DropLine } from '../list/drag/use-row-drag.ts'
import { ImagePicker } from '../picture/image-picker.tsx'
import { sectionPicture, textPictures } from '../picture/unsent-pictures.ts'
import { FoldedPart } from '../shell/folded-part.tsx'
import { SectionFilm } from './film/section-film.tsx'
import type { FormErrors } from './form-errors.ts'
import type { FormAction } from './form-state.ts'
import { type FormSection, saysSomething, toSection } from './form-values.ts'
import { SectionRow } from './section-fold/section-row.tsx'
import { SectionThumbnail } from './section-fold/section-thumbnail.tsx'
import { TextEditor } from './text-editor/text-editor.tsx'

interface SectionFieldsProps {
  section: FormSection
  /** Counts from 0. */
  index: number
  count: number
  saved: Picture | null
  /** A new post keeps only sections that have a title and text. */
  isUpdate: boolean
  isOfPage: boolean
  /** Messages of this section, by field. */
  errors: FormErrors
  /** Only the title and the first words are shown; both are its fields, which unfold it. */
  isFolded: boolean
  onFold: (key: number, isFolded: boolean) => void
  isDragged: boolean
  /** Side of this section at which a dragged section would be dropped. */
  dropLine: DropLine | undefined
  dispatch: Dispatch<FormAction>
  onBusy: (isBusy: boolean) => void
  /** An offer about what was pasted. */
  children?: ReactNode
}

const TEXT_NAMES = ['sectionTitle', 'sectionImgSrc', 'sectionText', 'sectionImageAlt'] as const
type TextName = (typeof TEXT_NAMES)[number]

/** One section of a post. Memoized, since a post may have a thousand sections. */
export const SectionFields = memo(function SectionFields(props: SectionFieldsProps) {
  const { section, index, count, saved, isUpdate, isOfPage, errors, isFolded, isDragged, dropLine, dispatch, onFold } =
    props
  const { t } = useLocale()
  const { key } = section
  const onText = useMemo(() => sectionTextHandlers(key, dispatch), [key, dispatch])
  const text = (name: TextName) => ({ value: section[name], error: errors[name], onChange: onText[name] })
  const { sectionImageAlt } = section
  const choose = useCallback(
    (image: FormSection['image'], description = '') =>
      dispatch({ type: 'section', key, change: { image, sectionImageAlt: sectionImageAlt || description } }),
    [key, dispatch, sectionImageAlt],
  )
  const number = index + 1
  const name = t('form.section', { number })
  const onBusy = useBusyHandler(props)
  return (
    <fieldset
      className="section-fields told"
      data-section={key}
      data-folded={isFolded || undefined}
      data-dragged={isDragged || undefined}
      data-drop-line={dropLine}
      tabIndex={-1}
    >
      <legend className="section-fields__name">
        {count > 1 ? (
          <button
            type="button"
            className="section-fields__fold"
            aria-expanded={!isFolded}
            onClick={() => onFold(key, !isFolded)}
          >
            <Icon name="fold" />
            <Message
              of="form.sectionWord"
              slots={{ word: (words) => <span className="section-fields__word">{words}</span>, number }}
            />
          </button>
        ) : (
          name
        )}
      </legend>
      <p className="section-fields__tools">
        {/* Hidden from screen readers: the buttons beside it move the section too. */}
        {count > 1 && (
          <span
            className="icon-button section-fields__handle"
            title={t('form.dragSection', { number })}
            data-drag-handle
            aria-hidden="true"
          >
            <Icon name="menu" />
          </span>
        )}
        <IconButton
          icon="up"
          label={t('form.moveUp', { number })}
          aria-disabled={index === 0}
          onClick={() => dispatch({ type: 'move-section', key, by: -1 })}
        />
        <IconButton
          icon="down"
          label={t('form.moveDown', { number })}
          aria-disabled={index === count - 1}
          onClick={() => dispatch({ type: 'move-section', key, by: 1 })}
        />
        <IconButton
          icon="close"
          label={t('form.removeSection', { number })}
          onClick={() => dispatch({ type: 'remove-section', key })}
        />
      </p>
      {!isUpdate && !isKeptSection(toSection(section), isOfPage ? 'page' : 'post', index) && saysSomething(section) && (
        <p className="alert alert--warning" role="status">
          {t('form.willBeLeftOut')}
        </p>
      )}
      {props.children}
      <TextField
        className="field--words section-fields__title"
        label={t('fields.sectionTitle')}
        {...text('sectionTitle')}
      />
      <TextEditor
        name={name}
        className="field--words text-editor"
        label={t('fields.sectionText')}
        {...text('sectionText')}
        pictureField={textPictures(key)}
        onBusy={onBusy}
      />
      {isFolded && <SectionRow section={section} saved={saved} />}
      <SectionFilm section={section} errors={errors} dispatch={dispatch} isOfPage={isOfPage}>
        <FoldedPart
          className="section-fields__more"
          name={t('form.picture')}
          summary={section.image.value && <SectionThumbnail image={section.image} saved={saved} />}
          isWrong={Boolean(errors.sectionImage ?? errors.sectionImgSrc ?? errors.sectionImageAlt)}
        >
          <ImagePicker
            label={t('fields.sectionImage')}
            name={sectionPicture(key)}
            image={section.image}
            saved={saved}
            onChange={choose}
            onBusy={onBusy}
            error={errors.sectionImage}
          />
          <div className="field-grid">
            <TextField label={t('fields.sectionImgSrc')} {...text('sectionImgSrc')} />
            <TextField label={t('fields.sectionImageAlt')} {...text('sectionImageAlt')} />
          </div>
        </FoldedPart>
      </SectionFilm>
    </fieldset>
  )
})

/** A picture that begins to be sent, as after a reload, unfolds its section. */
function useBusyHandler({ section: { key }, onBusy, onFold }: SectionFieldsProps) {
  return useCallback(
    (isBusy: boolean) => {
      onBusy(isBusy)
      if (isBusy) onFold(key, false)
    },
    [key, onBusy, onFold],
  )
}

function sectionTextHandlers(key: number, dispatch: Dispatch<FormAction>): Record<TextName, (value: string) => void> {
  const entries = TEXT_NAMES.map((name) => [
    name,
    (value: string) => dispatch({ type: 'section', key, change: { [name]: value } }),
  ])
  return Object.fromEntries(entries) as Record<TextName, (value: string) => void>
}
