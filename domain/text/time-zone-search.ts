import { folded } from './folded.ts'
import { OTHER_CITIES } from './time-zone-cities.ts'

interface FoundTimeZone {
  /** IANA name */
  readonly timeZone: string
  /** The place that was found: a city, or else the last part of the name. */
  readonly place: string
}

interface Place extends FoundTimeZone {
  readonly key: string
}

/** Finds time zones by their cities, without regard to accents and case. */
export class TimeZoneSearch {
  readonly #places: readonly Place[]

  /** @param names IANA names */
  constructor(names: readonly string[]) {
    const known = new Set(names)
    const others = Object.entries(OTHER_CITIES).filter(([timeZone]) => known.has(timeZone))
    const places = [
      ...names.map((timeZone) => ({ timeZone, place: placeOf(timeZone) })),
      ...others.flatMap(([timeZone, cities]) => cities.split(', ').map((place) => ({ timeZone, place }))),
    ]
    this.#places = places.map((found) => ({ ...found, key: keyOf(found.place) }))
  }

  /** Cities that begin with the text come first, then those with a word that does, then names that contain it. */
  find(text: string, limit: number): FoundTimeZone[] {
    const key = keyOf(text)
    if (key === '') return []
    const rank = (place: Place) => {
      if (place.key === key) return 0
      if (place.key.startsWith(key)) return 1
      if (place.key.includes(` ${key}`)) return 2
      return keyOf(place.timeZone).includes(key) ? 3 : Number.POSITIVE_INFINITY
    }
    const ranked = this.#places
      .map((place) => ({ place, rank: rank(place) }))
      .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
      .sort((one, other) => one.rank - other.rank || (one.place.key < other.place.key ? -1 : 1))
    const best = new Map<string, FoundTimeZone>()
    for (const { place } of ranked)
      if (!best.has(place.timeZone)) best.set(place.timeZone, { timeZone: place.timeZone, place: place.place })
    return [...best.values()].slice(0, limit)
  }

  /** The time zone of the only city with this name; null for another text. */
  only(city: string): string | null {
    const found = new Set(this.#places.filter(({ key }) => key === keyOf(city)).map(({ timeZone }) => timeZone))
    const [timeZone] = found
    return found.size === 1 ? timeZone! : null
  }
}

/** `New York` of `America/New_York`. */
function placeOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

function keyOf(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
}
