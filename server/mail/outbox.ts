import { setTimeout as pause } from 'node:timers/promises'
import { CampaignRepository, type PostToAnnounce } from '../storage/campaign-repository.ts'
import type { Connection } from '../storage/database.ts'
import type { NewMail } from '../storage/delivery.ts'
import type { DeliveryTable, MailWay } from '../storage/mail-tables.ts'
import { OutboxRepository } from '../storage/outbox-repository.ts'
import { hasTakenSince, lastRefused } from '../storage/way-words.ts'
import type { Mailer } from './mailer.ts'

/** What the transport said of a mail; `none` while it has said nothing. */
export type MailWord = 'accepted' | 'refused' | 'none'

/** How the transport would take a mail: ready for it, ready as ever, not to be tried, out of reach, or yet to answer. */
export type Readiness = 'ready' | 'as-ever' | 'barred' | 'away' | 'none'

type Addressed = Pick<DeliveryTable, 'kind' | 'way'>

/** A way out, as it is just now. */
interface Road {
  readonly name: MailWay
  readonly mailer: Pick<Mailer, 'warmUp'>
  /** It is paused, or given up for a while. */
  isBarred(): Promise<boolean>
}

const LOOK_EVERY_MS = 50
/** Goes the way of every mail that answers a reader. */
const ANSWER: Addressed = { kind: 'confirmation', way: null }
const WORDS: Readonly<Record<string, MailWord>> = {
  sent: 'accepted',
  kept: 'accepted',
  retry: 'refused',
  failed: 'refused',
  uncertain: 'refused',
  cancelled: 'refused',
}

/** Where mails wait for their transport: stored before anybody is told that they will be sent. */
export class Outbox {
  readonly #database: Connection
  readonly #outbox: OutboxRepository
  readonly #roadOf: (mail: Addressed) => Promise<Road | undefined>
  readonly #onNews: () => void
  /** The mail with which somebody was last told that it failed; null when they were not. Not known before the first one. */
  #lastRefused: string | null | undefined

  /**
   * @param onNews there is something to send
   * @param roadOf which way such a mail goes
   */
  constructor(database: Connection, onNews: () => void, roadOf: (mail: Addressed) => Promise<Road | undefined>) {
    this.#database = database
    this.#outbox = new OutboxRepository(database)
    this.#roadOf = roadOf
    this.#onNews = onNews
  }

  /** Stores a mail in the transaction of what it is about; gives its id. Call {@link wake} after the commit. */
  enqueue(trx: Connection, mail: NewMail): Promise<string> {
    return new OutboxRepository(trx).enqueue(mail)
  }

  /** For each active subscriber, in the transaction that saves the post. Call {@link wake} after the commit. */
  announce(trx: Connection, post: PostToAnnounce): Promise<{ id: string; audience: number }> {
    return new CampaignRepository(trx).announce(post)
  }

  /** There is something new: for after the commit. */
  wake(): void {
    this.#onNews()
  }

  /** Waits for the transport's word on a mail, for so long at most. One that is not even asked counts as refusing. */
  async outcomeOf(mailId: string, milliseconds: number): Promise<MailWord> {
    const mail = await this.#outbox.routeOf(mailId)
    for (const end = performance.now() + milliseconds; ; await pause(LOOK_EVERY_MS)) {
      const { state } = (await this.#outbox.stateOf(mailId)) ?? { state: 'cancelled' }
      const isBarred = mail !== undefined && (await (await this.#roadOf(mail))?.isBarred()) === true
      const word = WORDS[state] ?? (isBarred ? 'refused' : 'none')
      if (word === 'none' && performance.now() < end) continue
      // That one address is refused says nothing of the others, and must not show in the answers that they get.
      if (word !== 'refused') this.#lastRefused = null
      else if (state === 'retry' || isBarred) this.#lastRefused = mailId
      return word
    }
  }

  /**
   * Has the transport get ready for a mail that answers somebody, for so long at most. Those who get no mail wait for this as
   * well: whether a server has to be reached first shows in the time.
   */
  async ready(milliseconds: number): Promise<Readiness> {
    const road = await this.#roadOf(ANSWER)
    if (await road?.isBarred()) return 'barred'
    if (!road?.mailer.warmUp) return 'as-ever'
    const abort = new AbortController()
    const isReady = await Promise.race([
      road.mailer.warmUp(),
      pause(milliseconds, null, { signal: abort.signal }).catch(() => null),
    ])
    abort.abort()
    return isReady === null ? 'none' : isReady ? 'ready' : 'away'
  }

  /** What whoever is mailed now would most likely be told: as the last of them, unless something was sent since. */
  async lastWord(): Promise<'accepted' | 'refused'> {
    const road = await this.#roadOf(ANSWER)
    if (!road) return 'accepted'
    if (await road.isBarred()) return 'refused'
    if (this.#lastRefused === undefined) this.#lastRefused = await lastRefused(this.#database, road.name)
    if (this.#lastRefused === null) return 'accepted'
    return (await hasTakenSince(this.#database, road.name, this.#lastRefused)) ? 'accepted' : 'refused'
  }
}
