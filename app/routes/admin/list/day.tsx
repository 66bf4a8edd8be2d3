import { today } from '#domain/text/civil-time.ts'
import { PostDate } from '../../../ui/post-date.tsx'
import { useApplication } from '../application-context.ts'

/** The day of an instant in the blog's time zone. */
export function Day({ instant }: { instant: string }) {
  const { timeZone } = useApplication()
  return <PostDate date={today(timeZone, new Date(instant))} />
}
