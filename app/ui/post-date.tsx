import { useLocale } from './locale.ts'

export function PostDate({ date }: { date: string }) {
  const locale = useLocale()
  return <time dateTime={date}>{locale.date(date)}</time>
}
