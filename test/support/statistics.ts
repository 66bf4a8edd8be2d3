import type { Connection } from '#server/db/database.ts'
import type { DeliveryTable } from '#server/mail/mail-tables.ts'
import type { ConsentTable, SubscriberTable } from '#server/newsletter/subscribers/subscriber-tables.ts'

interface Day {
  views: number
  visitors: number
  /** Views of posts, by their ids. The rest of `views` are those of the front page. */
  posts?: Readonly<Record<string, number>>
  /** Views by hosts that led to them. */
  hosts?: Readonly<Record<string, number>>
}

/** Adds the counts of one day, as the rows that counting stores. */
export async function addDay({ write }: Connection, day: string, { views, visitors, posts = {}, hosts = {} }: Day) {
  const articles = Object.entries(posts).map(([post_id, views]) => ({
    day,
    screen: 'Article',
    post_id,
    views,
    visitors: views,
  }))
  const rest = views - articles.reduce((sum, row) => sum + row.views, 0)
  const front = rest > 0 ? [{ day, screen: 'Den', post_id: '', views: rest, visitors: rest }] : []
  await write
    .insertInto('analytics_days')
    .values([{ day, screen: '', post_id: '', views, visitors }, ...articles, ...front])
    .execute()
  const referrers = Object.entries(hosts).map(([host, views]) => ({ day, host, views }))
  if (referrers.length > 0) await write.insertInto('analytics_referrers').values(referrers).execute()
}

/** Adds a subscriber with this status, and the log of consent that led to it. */
export async function addConsent(
  { write }: Connection,
  name: string,
  status: SubscriberTable['status'],
  events: readonly (readonly [event: ConsentTable['event'], at: string])[],
) {
  const at = events[0]?.[1] ?? new Date().toISOString()
  const email = `${name.replaceAll(' ', '.')}@mail.example`
  const link = { confirm_hash: null, confirm_expires: null }
  const times = { created_at: at, confirmed_at: at, changed_at: at }
  await write
    .insertInto('subscribers')
    .values({ id: `s_${name}`, email, email_key: email, status, source: 'footer', ...link, ...times })
    .execute()
  for (const [index, [event, at]] of events.entries())
    await write
      .insertInto('consent_log')
      .values({
        id: `k_${name}_${index}`,
        subscriber_id: `s_${name}`,
        event,
        at,
        client_hash: null,
        form_version: null,
        statement: null,
      })
      .execute()
}

let mails = 0

/** Adds a mail in this state, last tried at that instant. */
export async function addMail({ write }: Connection, state: DeliveryTable['state'], claimedAt: string) {
  await write
    .insertInto('deliveries')
    .values({
      id: `statistics-${++mails}`,
      kind: 'announcement',
      priority: 5,
      recipient: 'reader@mail.example',
      subscriber_id: null,
      campaign_id: null,
      data: '{}',
      state,
      due_at: claimedAt,
      claimed_at: claimedAt,
      created_at: claimedAt,
    } as never)
    .execute()
}
