import { memo } from 'react'
import type { MessageKey } from '#domain/locales/locale.ts'
import { isReviewCategory } from '#domain/posts/categories/category.ts'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import { givesScores } from '#domain/posts/ratings.ts'
import { isCivilDate } from '#domain/text/civil-date.ts'
import { TextButton } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useHydrated } from '../../../ui/hydrated.ts'
import { useLocale } from '../../../ui/locale.ts'
import { useSite } from '../../../ui/site.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { type FormStatus, isUnpublished } from './edited-post.ts'
import { isSameButSections } from './is-same-but-sections.ts'
import { offeredCategories } from './labels/offered-categories.ts'
import { localToday } from './local-today.ts'
import { type PartProps, useTextFields } from './use-text-fields.ts'

interface DetailFieldsProps extends PartProps {
  /** The category of the saved post, which may be an imported one. */
  savedTag: string
  status: FormStatus
  onSchedule: () => void
}

const FEATURED = [
  ['False', 'form.false'],
  ['True', 'form.true'],
] as const

/** Who wrote the post, when, and what cards say of it. */
export const DetailFields = memo(function DetailFields(props: DetailFieldsProps) {
  const { values, errors, dispatch, savedTag, status, onSchedule } = props
  const isUpdate = status === 'published'
  const locale = useLocale()
  const { t } = locale
  const site = useSite()
  const field = useTextFields(props)
  // The server does not know the writer's time zone.
  const today = useHydrated() && isCivilDate(values.date) ? localToday() : null
  const dateHint =
    today === null ? undefined : values.date > today ? (
      <FutureDateHint status={status} onSchedule={onSchedule} />
    ) : isUnpublished(status) && values.date < today ? (
      <PastDateHint onToday={() => dispatch({ type: 'text', field: 'date', value: today })} />
    ) : undefined
  return (
    <div className="field-grid post-details__head">
      <TextField {...field('author')} autoComplete="name" className="field-grid__wide" />
      <TextField {...field('date')} type="date" hint={dateHint} />
      <SelectField
        label={t('fields.featured')}
        isRequired={!isUpdate}
        error={errors.featured}
        value={values.featured}
        onChange={(value) => dispatch({ type: 'featured', value })}
        options={FEATURED.map(([value, label]) => [value, t(label)])}
      />
      <SelectField
        {...field('tag')}
        className="field-grid__wide"
        hint={
          !isReviewCategory(site.categories, values.tag) &&
          givesScores(values.ratings) && <span role="status">{t('categories.scoresHidden')}</span>
        }
        // A draft from elsewhere may lack a category.
        options={offeredCategories(site, [savedTag, values.tag]).map((tag) => [
          tag,
          tag.trim() ? categoryName(locale, tag) : t('form.chooseOne'),
        ])}
      />
      <TextField
        isLong
        {...field('description')}
        rows={3}
        className="field-grid__wide field--words"
        hint={t('form.longCaptionHint')}
      />
    </div>
  )
}, isSameButSections)

/** A draft keeps the day on which it was started, so the date may be in the past. */
function PastDateHint({ onToday }: { onToday: () => void }) {
  const { t } = useLocale()
  return (
    <>
      {t('form.dayOver')} <TextButton onClick={onToday}>{t('form.useToday')}</TextButton>
    </>
  )
}

/** The date is shown to readers and schedules nothing. */
function FutureDateHint({ status, onSchedule }: Pick<DetailFieldsProps, 'status' | 'onSchedule'>) {
  const { t } = useLocale()
  return (
    <>
      <span role="status">{t(CONSEQUENCES[status])}</span>{' '}
      {(status === 'new' || status === 'draft') && <TextButton onClick={onSchedule}>{t('form.schedule')}</TextButton>}
    </>
  )
}

const CONSEQUENCES = {
  new: 'form.dayToCome',
  draft: 'form.dayToCome',
  scheduled: 'form.dayToComeScheduled',
  published: 'form.dayToComePublished',
} as const satisfies Readonly<Record<FormStatus, MessageKey>>
