import { isAtLeast, ROLE_LABELS, ROLE_RIGHTS } from '#domain/identity/role.ts'
import { today } from '#domain/text/civil-time.ts'
import { accountSayer } from '../../account-locale.ts'
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
import {
  backupTroubles,
  isTroubled,
  MAIL_ADDRESS,
  mailTrouble,
  publishingTroubles,
  unmailedTrouble,
} from './today/troubles.ts'
import { Week } from './today/week.tsx'
import { Writing } from './today/writing.tsx'
import { writtenBy } from './today/written-by.ts'

/** Rows of scheduled posts to read: those that could not be published come before the next one. */
const SCHEDULED = 8

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backups, config, demoState, firstSteps, savedPosts, statistics } = context.get(servicesContext)
  const { id, role } = context.get(viewerContext)!
  const { timeZone } = context.get(settingsContext)
  const isOwner = role === 'owner'
  const [steps, demo, week, written, scheduled, backup, isUnmailed] = await Promise.all([
    isOwner ? firstSteps(id) : null,
    isOwner ? demoState() : null,
    isAtLeast(role, 'editor') ? statistics.week() : null,
    writtenBy(context),
    savedPosts.scheduled(SCHEDULED, { authorId: onlyAuthor(context) }),
    isOwner ? backups.latest() : null,
    isOwner && hasUnmailedReaders(context),
  ])
  const next = scheduled.find((post) => !isTroubled(post))
  const say = await accountSayer({ request, context })
  return {
    date: today(timeZone, new Date()),
    role,
    isUnmailed,
    steps: demo && steps && { steps, demo },
    week: week && { week, isCounted: config.analytics.provider !== 'off' },
    written: { writing: written, hasPlainGreetings: demo?.hasPlainGreetings ?? false },
    next: next ? { id: next.id, title: next.title.trim(), publishAt: next.publishAt } : null,
    troubled: scheduled.filter(isTroubled).map(({ id, title, publishProblem, isOverdue }) => ({
      id,
      title,
      publishProblem: publishProblem && say(publishProblem),
      isOverdue,
    })),
    backup: backup && {
      ...backup,
      failure: backup.failure && { ...backup.failure, problem: say(backup.failure.problem) },
      daily: backups.plan.at,
    },
  }
}

/** Whether readers wait for a link that no mail server sends. */
async function hasUnmailedReaders(context: Route.LoaderArgs['context']): Promise<boolean> {
  const { isMailed, subscribers } = context.get(servicesContext)
  return !(await isMailed()) && (await subscribers.counts()).pending > 0
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const locale = useLocale()
  const { t, fullDate } = locale
  const { date, role, isUnmailed, steps, week, written, next, troubled, backup } = loaderData
  const { closed, isMailFailing } = useApplication()
  const { fallback, expectChange } = useFocusFallback<HTMLParagraphElement>(steps)
  const troubles = [
    ...(isMailFailing && !closed.includes(MAIL_ADDRESS) ? [mailTrouble(t)] : []),
    ...(isUnmailed ? [unmailedTrouble(t)] : []),
    ...publishingTroubles(locale, troubled),
    ...(backup ? backupTroubles(locale, backup) : []),
  ]
  return (
    <Screen name={t('labels.today')} className="today">
      <p className="lead" tabIndex={-1} ref={fallback}>
        {fullDate(date)}
      </p>
      {role !== 'owner' && (
        <p className="meta">{t('users.roleMeans', { role: t(ROLE_LABELS[role]), rights: t(ROLE_RIGHTS[role]) })}</p>
      )}
      {steps && <FirstSteps {...steps} onLeaving={expectChange} />}
      <Attention troubles={troubles} />
      {week && <Week {...week} />}
      <div className="today__parts">
        <Writing {...written} />
        <div>
          <NextOut next={next} />
          {backup && <LastBackup {...backup} />}
        </div>
      </div>
    </Screen>
  )
}
