import { csvLine } from '#domain/text/csv.ts'
import { TextBudget } from '../../files/text-budget.ts'
import type { ImportedMembers } from '../../imported-post.ts'
import { type Fields, lineIn, yesOrNo } from '../fields.ts'

export const MEMBER_TABLES = ['members', 'members_newsletters']

/** Limits of a list of subscribers; each member has five texts. */
const KEPT_MAX = { characters: 18_000_000, texts: 2_500_000 }

/** The members of Ghost, who get mails where they are subscribed to a newsletter. */
export class GhostMembers {
  readonly #members: { readonly id: string; readonly cells: string[]; readonly isSubscribed: boolean | undefined }[] =
    []
  readonly #withNewsletters = new Set<string>()
  readonly #tiers = new Map<string, number>()
  readonly #budget = new TextBudget(KEPT_MAX, 'The export has more members than one list of subscribers may hold.')

  add(table: string, row: Fields): void {
    const kept = (value: unknown) => this.#budget.keep(lineIn(value))
    if (table !== 'members') {
      this.#withNewsletters.add(kept(row.member_id))
      return
    }
    const tier = lineIn(row.status)
    if (tier !== '' && tier !== 'free') this.#tiers.set(tier, (this.#tiers.get(tier) ?? 0) + 1)
    this.#members.push({
      id: kept(row.id),
      cells: [kept(row.email), kept(row.name), kept(row.created_at)],
      isSubscribed: yesOrNo(row.email_disabled) ? false : yesOrNo(row.subscribed),
    })
  }

  /** Null if the export holds none: current versions of Ghost export them to a separate file. */
  list(): ImportedMembers | null {
    if (this.#members.length === 0) return null
    const lines = this.#members.map(({ id, cells, isSubscribed }) =>
      csvLine([...cells, String(isSubscribed ?? this.#newsletterOf(id) ?? '')]),
    )
    const tiers = [...this.#tiers].map(([tier, count]) => `${count.toLocaleString('en')} ${tier.slice(0, 40)}`)
    return {
      program: 'Ghost',
      members: csvLine(['email', 'name', 'created_at', 'subscribed_to_emails']) + lines.join(''),
      notes: tiers.length > 0 ? [`tiers not moved, since Den has none: ${tiers.slice(0, 10).join(', ')}`] : [],
    }
  }

  /** Undefined where the export says nothing of newsletters. */
  #newsletterOf(id: string): boolean | undefined {
    return this.#withNewsletters.size > 0 ? this.#withNewsletters.has(id) : undefined
  }
}
