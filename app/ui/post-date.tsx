import { formatCivilDate } from '#domain/text/civil-date.ts'

export function PostDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatCivilDate(date)}</time>
}
