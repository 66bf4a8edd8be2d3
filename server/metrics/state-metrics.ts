import { Gauge, Registry } from 'prom-client'
import type { Services } from '../services.ts'

type Sources = Pick<Services, 'mail' | 'backups' | 'publishScheduler' | 'subscribers' | 'databaseConnections'>

/** The state of the blog, which the database tells. A reading throws its errors. */
export function stateMetrics({ mail, backups, publishScheduler, subscribers, databaseConnections }: Sources) {
  const registry = new Registry()
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const mails = gauge('den_mails', 'Mails that have not ended, by state', 'state')
  const oldest = gauge('den_mail_oldest_due_seconds', 'Seconds since the oldest waiting mail became due')
  const paused = gauge('den_mail_paused', 'Whether sending is paused or the last attempt failed')
  const listed = gauge('den_subscribers', 'Subscribers by state', 'state')
  const scheduled = gauge('den_scheduled_posts', 'Posts that wait for their publication')
  const overdue = gauge('den_scheduled_posts_overdue', 'Scheduled posts whose time has passed')
  const backup = gauge('den_backup_newest_timestamp_seconds', 'When the newest backup was made; NaN without one')
  const backupIsOverdue = gauge(
    'den_backup_overdue',
    'Whether the newest backup, or a blog without one, is older than two days',
  )
  const connections = gauge('den_database_connections', 'Connections to PostgreSQL, by state', 'state')

  /** @returns its samples in the text format of Prometheus */
  return async (): Promise<string> => {
    const { waiting, underWay, oldestSeconds } = await mail.waiting()
    mails.set({ state: 'waiting' }, waiting)
    mails.set({ state: 'under way' }, underWay)
    oldest.set(oldestSeconds)
    paused.set(Number(await mail.isFailing()))
    for (const [state, count] of Object.entries(await subscribers.counts())) listed.set({ state }, count)
    const posts = await publishScheduler.counts()
    scheduled.set(posts.scheduled)
    overdue.set(posts.overdue)
    backup.set(Date.parse((await backups.newestAt()) ?? '') / 1_000)
    backupIsOverdue.set(Number(await backups.isOverdue()))
    for (const [state, count] of Object.entries<number>(databaseConnections())) connections.set({ state }, count)
    return registry.metrics()
  }
}
