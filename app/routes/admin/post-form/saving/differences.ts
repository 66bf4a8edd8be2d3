import type { Locale } from '#domain/locales/locale.ts'
import type { PostContent } from '#domain/posts/post-content.ts'
import { postDifferences } from '../../revisions/post-differences.ts'
import { type FormValues, toWritten } from '../form-values.ts'

export interface Difference {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

export function differencesBetween(
  locale: Locale,
  mine: FormValues,
  theirs: FormValues,
  timeZone: string,
): Difference[] {
  const { fields, sections, order } = postDifferences(locale, contentOf(mine), contentOf(theirs), timeZone)
  const { t } = locale
  const rows = [
    ...fields,
    ...(order
      ? [{ label: t('saving.sectionOrder'), before: order.before.join(' · '), after: order.after.join(' · ') }]
      : []),
    ...sections.flatMap(({ name, fields }) =>
      fields.map((field) => ({ ...field, label: t('saving.ofSection', { name, field: field.label }) })),
    ),
    { label: t('saving.mailSubject'), before: mine.announcement.subject, after: theirs.announcement.subject },
    { label: t('saving.mailPreview'), before: mine.announcement.preheader, after: theirs.announcement.preheader },
    { label: t('form.emailSubscribers'), before: yesOrNo(t, mine.announces), after: yesOrNo(t, theirs.announces) },
  ]
  return rows
    .filter(({ before, after }) => before !== after)
    .map(({ label, before, after }) => ({ label, mine: before, theirs: after }))
}

function contentOf(values: FormValues): PostContent {
  return { ...toWritten(values), ratings: values.ratings }
}

function yesOrNo(t: Locale['t'], isWanted: boolean): string {
  return isWanted ? t('saving.yes') : t('labels.no')
}
