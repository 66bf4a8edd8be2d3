import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { recurring } from '../../concurrency/recurring.ts'
import type { MediaConfig } from '../../config/media-config.ts'
import type { Connection } from '../../db/database.ts'
import type { Log } from '../../log/log.ts'
import type { ByteStore } from './byte-store.ts'
import { carryOutRemovals } from './media-removals.ts'
import { type MoveResult, moveMedia } from './move-media.ts'

const SCHEDULE = { firstMs: 5_000, everyMs: MINUTE_MS }
const SCHEDULE_WITHOUT_PLACE = { firstMs: 10 * MINUTE_MS, everyMs: HOUR_MS }

/** Moves new pictures, which are stored in the database first, to where pictures belong. */
export class MediaMover {
  readonly #database: Connection
  readonly #outside: ByteStore | undefined
  readonly #belongs: MediaConfig['belongs']
  readonly #log: Log
  readonly #schedule: typeof SCHEDULE
  #isWarned = false

  constructor(
    database: Connection,
    outside: ByteStore | undefined,
    belongs: MediaConfig['belongs'],
    log: Log,
    schedule = outside ? SCHEDULE : SCHEDULE_WITHOUT_PLACE,
  ) {
    this.#database = database
    this.#outside = outside
    this.#belongs = belongs
    this.#log = log
    this.#schedule = schedule
  }

  async run(signal?: AbortSignal): Promise<MoveResult> {
    if (this.#outside) return moveMedia(this.#database, { to: this.#belongs, outside: this.#outside, signal })
    await carryOutRemovals(this.#database, undefined, signal)
    return { moved: 0, damaged: [] }
  }

  start(): AsyncDisposable {
    const runAndLog = async (signal: AbortSignal) => {
      const { moved, damaged } = await this.run(signal)
      if (moved > 0) this.#log.info({ moved, to: this.#belongs }, 'pictures moved')
      if (damaged.length > 0) this.#warn({ damaged: damaged.slice(0, 10), count: damaged.length })
      else this.#isWarned = false
    }
    return recurring(runAndLog, this.#schedule, (error) => this.#warn({ err: error }))
  }

  /** Once, until a run goes well: a store that is away would fill the log. */
  #warn(fields: object): void {
    if (!this.#isWarned) this.#log.warn(fields, 'pictures could not be moved')
    this.#isWarned = true
  }
}
