import type { PostContent } from '#domain/posts/post-content.ts'
import { postDifferences } from '../../revisions/post-differences.ts'
import { type FormValues, toWritten } from '../form-values.ts'

export interface Difference {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

export function differencesBetween(mine: FormValues, theirs: FormValues, timeZone: string): Difference[] {
  const { fields, sections, order } = postDifferences(contentOf(mine), contentOf(theirs), timeZone)
  const rows = [
    ...fields,
    ...(order
      ? [{ label: 'Order of sections', before: order.before.join(' · '), after: order.after.join(' · ') }]
      : []),
    ...sections.flatMap(({ name, fields }) =>
      fields.map((field) => ({ ...field, label: `${name}: ${field.label.replace('Section ', '')}` })),
    ),
    { label: 'Subject of the mail', before: mine.announcement.subject, after: theirs.announcement.subject },
    { label: 'Preview of the mail', before: mine.announcement.preheader, after: theirs.announcement.preheader },
    { label: 'E-mail subscribers', before: yesOrNo(mine.announces), after: yesOrNo(theirs.announces) },
  ]
  return rows
    .filter(({ before, after }) => before !== after)
    .map(({ label, before, after }) => ({ label, mine: before, theirs: after }))
}

function contentOf(values: FormValues): PostContent {
  return { ...toWritten(values), ratings: values.ratings }
}

function yesOrNo(isWanted: boolean): string {
  return isWanted ? 'Yes' : 'No'
}
