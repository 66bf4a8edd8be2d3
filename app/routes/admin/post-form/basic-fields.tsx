import { type Dispatch, memo, useCallback, useMemo } from 'react'
import * as messages from '#domain/messages.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import { CATEGORIES, TITLE_MAX_LENGTH } from '#domain/posts/post.ts'
import { FIELD_LABELS, TEXT_FIELDS, type TextField as TextFieldName } from '#domain/posts/post-fields.ts'
import { characterCount, titleProblem } from '#domain/posts/title.ts'
import { isCivilDate } from '#domain/text/civil-date.ts'
import { TextButton } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useHydrated } from '../../../ui/hydrated.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { ImagePicker } from '../picture/image-picker.tsx'
import { MAIN_PICTURE } from '../picture/unsent-pictures.ts'
import type { FormErrors } from './form-errors.ts'
import type { FormAction } from './form-state.ts'
import type { FormValues } from './form-values.ts'
import { localToday } from './local-today.ts'

interface PartProps {
  values: FormValues
  errors: FormErrors
  dispatch: Dispatch<FormAction>
}

interface BasicFieldsProps extends PartProps {
  /** The category of the saved post, which may be an imported one. */
  savedTag: string
  isUpdate: boolean
  /** The post is a saved draft. */
  isDraft: boolean
  /** The post is scheduled. */
  isScheduled: boolean
  /** Undefined where a post cannot be scheduled. */
  onSchedule: (() => void) | undefined
  /** The main image that the form was loaded with. */
  picture: Picture | null
  onBusy: (isBusy: boolean) => void
}

const FEATURED = [
  ['False', 'False'],
  ['True', 'True'],
] as const

type TextHandlers = Readonly<Record<TextFieldName, (value: string) => void>>

/** The fields that a card of the front page shows, in the order of the specification. */
export const BasicFields = memo(function BasicFields(props: BasicFieldsProps) {
  const { values, errors, dispatch, savedTag, isUpdate, isDraft, picture, onBusy, ...rest } = props
  const onText = useMemo(() => textHandlers(dispatch), [dispatch])
  const field = (name: TextFieldName) => ({
    label: FIELD_LABELS[name],
    isRequired: true,
    error: errors[name],
    value: values[name],
    onChange: onText[name],
  })
  const length = characterCount(values.title.trim())
  const tooLong = titleProblem(values.title) === messages.titleTooLong ? messages.titleTooLong : undefined
  // The server does not know the writer's time zone.
  const today = useHydrated() && isCivilDate(values.date) ? localToday() : null
  const dateHint =
    today === null ? undefined : values.date > today ? (
      <FutureDateHint isUpdate={isUpdate} {...rest} />
    ) : isDraft && values.date < today ? (
      <PastDateHint onToday={() => dispatch({ type: 'text', field: 'date', value: today })} />
    ) : undefined
  return (
    <div className="post-form__grid">
      <TextField {...field('author')} autoComplete="name" className="post-form__wide" />
      <TextField
        {...field('title')}
        error={tooLong ?? errors.title}
        hint={`${length} of ${TITLE_MAX_LENGTH} characters`}
        className="post-form__wide post-form__title field--words"
      />
      <TextField {...field('date')} type="date" hint={dateHint} />
      <SelectField
        label={FIELD_LABELS.featured}
        isRequired={!isUpdate}
        error={errors.featured}
        value={values.featured}
        onChange={(value) => dispatch({ type: 'featured', value })}
        options={FEATURED}
      />
      <SelectField
        {...field('tag')}
        // A draft from elsewhere may lack a category.
        options={categoriesWith(savedTag, values.tag).map((tag) => [tag, tag.trim() || 'Choose one'])}
      />
      <PictureFields
        values={values}
        errors={errors}
        dispatch={dispatch}
        onText={onText}
        onBusy={onBusy}
        saved={picture}
      />
      <TextField
        isLong
        {...field('tagline')}
        rows={2}
        className="post-form__wide field--words"
        hint="Stands under the title."
      />
      <TextField
        isLong
        {...field('description')}
        rows={3}
        className="post-form__wide field--words"
        hint="Stands on featured cards, and where a link to the post is shared."
      />
      {isUpdate && (
        <TextField
          label={FIELD_LABELS.path}
          error={errors.path}
          value={values.path}
          onChange={onText.path}
          className="post-form__wide"
          hint="Readers who come by the old path are led to the new one."
        />
      )}
    </div>
  )
}, isSameButSections)

/** Ignores `values.sections`: typing in a section must not render these fields. */
function isSameButSections(before: BasicFieldsProps, after: BasicFieldsProps): boolean {
  const { values: one, ...rest } = before
  const { values: other, ...others } = after
  return isSameObject(rest, others) && isSameObject({ ...one, sections: null }, { ...other, sections: null })
}

function isSameObject<T extends object>(one: T, other: T): boolean {
  return (Object.keys(other) as (keyof T)[]).every((name) => Object.is(one[name], other[name]))
}

function textHandlers(dispatch: Dispatch<FormAction>): TextHandlers {
  const entries = TEXT_FIELDS.map((field) => [field, (value: string) => dispatch({ type: 'text', field, value })])
  return Object.fromEntries(entries) as TextHandlers
}

interface PictureFieldsProps extends PartProps {
  onText: TextHandlers
  /** The picture of the saved post. */
  saved: Picture | null
  onBusy: (isBusy: boolean) => void
}

/** The main image, between category and captions as in the specification. */
function PictureFields({ values, errors, dispatch, onText, saved, onBusy }: PictureFieldsProps) {
  const { articleImageAlt } = values
  const choose = useCallback(
    (image: FormValues['image'], description?: string) => {
      dispatch({ type: 'image', value: image })
      if (description && !articleImageAlt) dispatch({ type: 'text', field: 'articleImageAlt', value: description })
    },
    [dispatch, articleImageAlt],
  )
  return (
    <fieldset className="post-form__part post-form__wide">
      <legend className="post-form__heading">Picture</legend>
      <ImagePicker
        label={FIELD_LABELS.articleImage}
        name={MAIN_PICTURE}
        image={values.image}
        saved={saved}
        onChange={choose}
        onBusy={onBusy}
        error={errors.articleImage}
      />
      <div className="post-form__grid">
        <TextField
          label={FIELD_LABELS.articleImgSrc}
          isRequired
          error={errors.articleImgSrc}
          value={values.articleImgSrc}
          onChange={onText.articleImgSrc}
        />
        <TextField
          label={FIELD_LABELS.articleImageAlt}
          error={errors.articleImageAlt}
          value={values.articleImageAlt}
          onChange={onText.articleImageAlt}
          hint="For those who cannot see it; else its description in Pictures serves, or the title."
        />
      </div>
    </fieldset>
  )
}

/** A draft keeps the day on which it was started, so the date may be in the past. */
function PastDateHint({ onToday }: { onToday: () => void }) {
  return (
    <>
      This day is over, so the post will stand further back. <TextButton onClick={onToday}>Use today</TextButton>
    </>
  )
}

/** The date is shown to readers and schedules nothing. */
function FutureDateHint({
  isUpdate,
  isScheduled,
  onSchedule,
}: Pick<BasicFieldsProps, 'isUpdate' | 'isScheduled' | 'onSchedule'>) {
  const consequence = isScheduled
    ? 'comes out at the time that was set'
    : isUpdate
      ? 'stays published'
      : 'is published at once'
  return (
    <>
      <span role="status">This day is still to come. The post {consequence}, with this date.</span>{' '}
      {onSchedule && !isScheduled && <TextButton onClick={onSchedule}>Schedule…</TextButton>}
    </>
  )
}

/** The three categories of the specification, and that of an imported post. */
function categoriesWith(...tags: readonly string[]): readonly string[] {
  return [...new Set([...CATEGORIES, ...tags])]
}
