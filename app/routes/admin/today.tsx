import { isAtLeast } from '#domain/identity/role.ts'
import { formatCivilDate } from '#domain/text/civil-date.ts'
import { formatInstant, formatZonedInstant, today } from '#domain/text/civil-time.ts'
import { servicesContext, viewerContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { onlyAuthor } from '../../role-refusal.ts'
import { useLocale } from '../../ui/locale.ts'
import type { Route } from './+types/today'
import { useApplication } from './application-context.ts'
import { useFocusFallback } from './shell/focus-fallback.ts'
import { Screen } from './shell/screen-title.tsx'
import { Attention } from './today/attention.tsx'
import { LastBackup, NextOut } from './today/coming.tsx'
import { FirstSteps } from './today/first-steps.tsx'
import { backupTroubles, MAIL_TROUBLE, publishingTroubles } from './today/troubles.ts'
import { Week } from './today/week.tsx'
import { Writing } from './today/writing.tsx'
import { writtenBy } from './today/written-by.ts'

/** Rows of scheduled posts to read: those that could not be published come before the next one. */
const SCHEDULED = 8

export async function loader({ context }: Route.LoaderArgs) {
  const { backups, config, demoState, firstSteps, savedPosts, statistics } = context.get(servicesContext)
  const { id, role } = context.get(viewerContext)!
  const { timeZone } = context.get(settingsContext)
  const isOwner = role === 'owner'
  const [steps, demo, week, written, scheduled, backup] = await Promise.all([
    isOwner ? firstSteps(id) : null,
    isOwner ? demoState() : null,
    isAtLeast(role, 'editor') ? statistics.week() : null,
    writtenBy(context),
    savedPosts.scheduled(SCHEDULED, { authorId: onlyAuthor(context) }),
    isOwner ? backups.latest() : null,
  ])
  const next = scheduled.find(({ publishProblem, isOverdue }) => publishProblem === null && !isOverdue)
  const ownWords = demo?.hasPlainGreetings ? [GREETINGS] : []
  return {
    date: today(timeZone, new Date()),
    steps: demo && steps && { steps, demo },
    week: week && { week, isCounted: config.analytics.provider !== 'off' },
    writing: [...written, ...ownWords],
    next: next ? { id: next.id, title: next.title.trim(), when: formatZonedInstant(next.publishAt, timeZone) } : null,
    backup: backup && {
      made: backup.newestAt && formatInstant(backup.newestAt, timeZone),
      daily: backups.plan.at,
    },
    troubles: [...publishingTroubles(scheduled), ...(backup ? backupTroubles(backup) : [])],
  }
}

const GREETINGS = {
  address: '/admin/pages/new?path=/greetings',
  title: 'Greetings',
  fact: 'A short standard text since the demo was removed. Write your own.',
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { t } = useLocale()
  const { date, steps, week, writing, next, backup, troubles } = loaderData
  const { closed, isMailFailing } = useApplication()
  const { fallback, expectChange } = useFocusFallback<HTMLParagraphElement>(steps)
  const mail = isMailFailing && !closed.includes(MAIL_TROUBLE.address) ? [MAIL_TROUBLE] : []
  return (
    <Screen name={t('labels.today')} className="today">
      <p className="lead" tabIndex={-1} ref={fallback}>
        {weekday(date)}, {formatCivilDate(date)}
      </p>
      {steps && <FirstSteps {...steps} onLeaving={expectChange} />}
      <Attention troubles={[...mail, ...troubles]} />
      {week && <Week {...week} />}
      <div className="today__parts">
        <Writing writing={writing} />
        <div>
          <NextOut next={next} />
          {backup && <LastBackup {...backup} />}
        </div>
      </div>
    </Screen>
  )
}

function weekday(date: string): string {
  return new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
}
