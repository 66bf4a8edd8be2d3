import type { Connection } from '../../db/database.ts'
import type { CampaignTable, DeliveryTable } from '../mail-tables.ts'

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
      .select(['id', 'post_id', 'subject', 'state', 'audience', 'created_at', 'queued_to'])
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
        mails: withTheRest(await this.#mailsOf(row.id), row),
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

/** Those of the audience without a row of their own: they are still to be queued, or will not be mailed. */
function withTheRest(
  mails: CampaignReport['mails'],
  { audience, state, queued_to }: Pick<CampaignTable, 'audience' | 'state' | 'queued_to'>,
): CampaignReport['mails'] {
  const rest = audience - Object.values(mails).reduce((sum, number) => sum + number, 0)
  if (rest <= 0) return mails
  const name = state === 'sending' && queued_to !== null ? 'queued' : 'cancelled'
  return { ...mails, [name]: (mails[name] ?? 0) + rest }
}
