import type { Connection } from './database.ts'
import type { DeliveryTable } from './mail-tables.ts'

/** An announcement with what became of its mails. */
export interface CampaignReport {
  readonly id: string
  readonly postId: string
  readonly subject: string
  readonly state: 'sending' | 'cancelled'
  /** To how many it goes. */
  readonly audience: number
  readonly createdAt: string
  readonly mails: Readonly<Partial<Record<DeliveryTable['state'], number>>>
  /** What servers said of those that are not sent, the most frequent first. */
  readonly reasons: readonly { readonly reply: string; readonly mails: number }[]
}

const REASONS = 5

/** Announcements as administrators see them. */
export class CampaignListRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** The newest first. */
  async newest(limit: number): Promise<CampaignReport[]> {
    const { read } = this.#connection
    const rows = await read
      .selectFrom('campaigns')
      .select(['id', 'post_id', 'subject', 'state', 'audience', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute()
    const reports = []
    for (const row of rows)
      reports.push({
        id: row.id,
        postId: row.post_id,
        subject: row.subject,
        state: row.state,
        audience: row.audience,
        createdAt: row.created_at,
        mails: await this.#mailsOf(row.id),
        reasons: await this.#reasonsOf(row.id),
      })
    return reports
  }

  async #mailsOf(campaignId: string): Promise<CampaignReport['mails']> {
    const rows = await this.#connection.read
      .selectFrom('deliveries')
      .select((eb) => ['state', eb.fn.countAll<number>().as('mails')])
      .where('campaign_id', '=', campaignId)
      .groupBy('state')
      .execute()
    return Object.fromEntries(rows.map(({ state, mails }) => [state, mails]))
  }

  async #reasonsOf(campaignId: string): Promise<CampaignReport['reasons']> {
    const rows = await this.#connection.read
      .selectFrom('deliveries')
      .select((eb) => ['reply', eb.fn.countAll<number>().as('mails')])
      .where('campaign_id', '=', campaignId)
      .where('state', 'in', ['failed', 'uncertain', 'retry'])
      .where('reply', 'is not', null)
      .groupBy('reply')
      .orderBy('mails', 'desc')
      .limit(REASONS)
      .execute()
    return rows.map(({ reply, mails }) => ({ reply: reply ?? '', mails }))
  }
}
