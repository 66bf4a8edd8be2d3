import { instantOf } from '../text/civil-time.ts'
import { type DateRange, dayAfter, daysOf } from './statistics-period.ts'

/** A day with the instants at which it begins and ends, ISO 8601. */
interface ZonedDay {
  readonly day: string
  readonly begin: string
  readonly end: string
}

/** The days of a range as a time zone has them, which may be shorter or longer than 24 hours. */
export class ZonedDays {
  readonly #days: readonly ZonedDay[]

  /** @param timeZone IANA name */
  constructor(range: DateRange, timeZone: string) {
    const begin = (day: string) => instantOf({ date: day, time: '00:00' }, timeZone)!.toISOString()
    const days = daysOf(range).map(({ from }) => from)
    const begins = [...days, dayAfter(range.to)].map(begin)
    this.#days = days.map((day, index) => ({ day, begin: begins[index]!, end: begins[index + 1]! }))
  }

  get begin(): string {
    return this.#days[0]!.begin
  }

  get end(): string {
    return this.#days.at(-1)!.end
  }

  /** The day of an instant, ISO 8601; of one outside the range, the nearest. */
  at(instant: string): ZonedDay {
    let [low, high] = [0, this.#days.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.#days[middle]!.begin <= instant) low = middle
      else high = middle - 1
    }
    return this.#days[low]!
  }
}
