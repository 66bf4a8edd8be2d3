import { type Dispatch, memo, useMemo } from 'react'
import { CATEGORIES } from '#domain/posts/post.ts'
import { FIELD_LABELS, type TextField as TextFieldName } from '#domain/posts/post-fields.ts'
import { isCivilDate } from '#domain/text/civil-date.ts'
import { TextButton } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useHydrated } from '../../../ui/hydrated.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { FormErrors } from './form-errors.ts'
import type { FormAction } from './form-state.ts'
import type { FormValues } from './form-values.ts'
import { localToday } from './local-today.ts'
import { isSameButSections, textHandlers } from './text-handlers.ts'

interface DetailFieldsProps {
  values: FormValues
  errors: FormErrors
  dispatch: Dispatch<FormAction>
  /** The category of the saved post, which may be an imported one. */
  savedTag: string
  isUpdate: boolean
  /** The post is a saved draft. */
  isDraft: boolean
  isScheduled: boolean
  /** Undefined where a post cannot be scheduled. */
  onSchedule: (() => void) | undefined
}

const FEATURED = [
  ['False', 'False'],
  ['True', 'True'],
] as const

/** Who wrote the post, and where and when it stands on the blog. */
export const DetailFields = memo(function DetailFields(props: DetailFieldsProps) {
  const { values, errors, dispatch, savedTag, isUpdate, isDraft, ...rest } = props
  const onText = useMemo(() => textHandlers(dispatch), [dispatch])
  const field = (name: TextFieldName) => ({
    label: FIELD_LABELS[name],
    isRequired: true,
    error: errors[name],
    value: values[name],
    onChange: onText[name],
  })
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
        className="post-form__wide"
        // A draft from elsewhere may lack a category.
        options={categoriesWith(savedTag, values.tag).map((tag) => [tag, tag.trim() || 'Choose one'])}
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
}: Pick<DetailFieldsProps, 'isUpdate' | 'isScheduled' | 'onSchedule'>) {
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
