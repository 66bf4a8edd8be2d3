import { setTimeout as pause } from 'node:timers/promises'
import { type AnnouncedPost, CampaignRepository } from '../storage/campaign-repository.ts'
import type { Connection } from '../storage/database.ts'
import type { NewMail } from '../storage/delivery.ts'
import { MailTransportRepository } from '../storage/mail-transport-repository.ts'
import { OutboxRepository } from '../storage/outbox-repository.ts'

/** What the transport said of a mail; `none` while it has said nothing. */
export type MailWord = 'accepted' | 'refused' | 'none'

const LOOK_EVERY_MS = 50
const WORDS: Readonly<Record<string, MailWord>> = {
  sent: 'accepted',
  retry: 'refused',
  failed: 'refused',
  uncertain: 'refused',
  cancelled: 'refused',
}

/** Where mails wait for their transport: stored before anybody is told that they will be sent. */
export class Outbox {
  readonly #outbox: OutboxRepository
  readonly #transport: MailTransportRepository
  readonly #onNews: () => void
  #lastWord: 'accepted' | 'refused' = 'accepted'

  /** @param onNews there is something to send */
  constructor(database: Connection, onNews: () => void) {
    this.#outbox = new OutboxRepository(database)
    this.#transport = new MailTransportRepository(database)
    this.#onNews = onNews
  }

  /** Stores a mail in the transaction of what it is about; gives its id. Call {@link wake} after the commit. */
  enqueue(trx: Connection, mail: NewMail): Promise<string> {
    return new OutboxRepository(trx).enqueue(mail)
  }

  /** Stores a mail for each active subscriber, in the transaction that saves the post. */
  announce(trx: Connection, post: AnnouncedPost): Promise<{ id: string; audience: number }> {
    return new CampaignRepository(trx).announce(post)
  }

  /** There is something new: for after the commit. */
  wake(): void {
    this.#onNews()
  }

  /** Waits for the transport's word on a mail, for so long at most. A paused transport counts as refusing. */
  async outcomeOf(mailId: string, milliseconds: number): Promise<MailWord> {
    for (const end = performance.now() + milliseconds; ; await pause(LOOK_EVERY_MS)) {
      const { state } = (await this.#outbox.stateOf(mailId)) ?? { state: 'cancelled' }
      const isPaused = (await this.#transport.pause()) !== null
      const word = WORDS[state] ?? (isPaused ? 'refused' : 'none')
      // That one address is refused says nothing of the others, and must not show in the answers that they get.
      if (word === 'accepted' || isPaused) this.#lastWord = isPaused ? 'refused' : 'accepted'
      if (word !== 'none') return word
      if (performance.now() >= end) return 'none'
    }
  }

  /** The transport's answer to whichever mail somebody waited for last. */
  lastWord(): 'accepted' | 'refused' {
    return this.#lastWord
  }
}
