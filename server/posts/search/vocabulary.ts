import { type Alternative, misspeltWeight, TYPED, UNFINISHED } from '#domain/search/resolved-query.ts'
import { typosAllowed, typosBetween } from '#domain/text/spelling.ts'
import type { Connection } from '../../db/database.ts'
import { readInSlices, type Slices } from '../../db/slices.ts'

const COMPLETIONS_MAX = 20
const CORRECTIONS_MAX = 6
const BATCH = 2_000
/** Sorts after every character that may follow a prefix. */
const LAST = '\u{10ffff}'

export class Vocabulary {
  readonly #connection: Connection
  readonly #slices: Slices

  constructor(connection: Connection, slices: Slices) {
    this.#connection = connection
    this.#slices = slices
  }

  /** The stems among these that are in a title or in the facts of a film. */
  async namesAmong(stems: readonly string[]): Promise<Set<string>> {
    if (stems.length === 0) return new Set()
    const rows = await this.#connection.read
      .selectFrom('vocabulary')
      .select('stem')
      .where('stem', 'in', stems)
      .where('is_name', '=', 1)
      .execute()
    return new Set(rows.map(({ stem }) => stem))
  }

  /** Stems that begin with what was typed, those of names first, then the shortest. */
  async completions(prefix: string): Promise<Alternative[]> {
    if (prefix.length < 2) return []
    const query = this.#startingWith(prefix)
      .orderBy('is_name', 'desc')
      .orderBy((eb) => eb.fn('length', ['stem']))
      .orderBy('stem')
      .limit(COMPLETIONS_MAX)
    const rows = await this.#slices.run(() => query.execute())
    return rows.map(({ stem }) => ({ stem, weight: UNFINISHED }))
  }

  /** The stems closest to a misspelt word. Assumes that its first letter is right, or was exchanged with the second. */
  async corrections(word: string): Promise<Alternative[]> {
    const most = typosAllowed(word)
    if (most === 0) return []
    const letters = [...new Set(Array.from(word).slice(0, 2))]
    const found: { stem: string; typos: number; isName: boolean }[] = []
    for (const letter of letters) {
      const rows = await readInSlices(this.#slices, (after?: string) => this.#batch(letter, after))
      for (const { stem, is_name } of rows) {
        const typos = typosBetween(word, stem, most)
        if (typos <= most) found.push({ stem, typos, isName: is_name === 1 })
      }
    }
    const rank = ({ typos, isName }: (typeof found)[number]) => typos - (isName ? 0.5 : 0)
    return found
      .sort((a, b) => rank(a) - rank(b) || (a.stem < b.stem ? -1 : 1))
      .slice(0, CORRECTIONS_MAX)
      .map(({ stem, typos }) => ({ stem, weight: typos === 0 ? TYPED : misspeltWeight(typos) }))
  }

  async #batch(letter: string, after = '') {
    const query = this.#startingWith(letter).where('stem', '>', after).orderBy('stem').limit(BATCH)
    const rows = await query.execute()
    return { rows, last: rows.length === BATCH ? rows.at(-1)!.stem : undefined }
  }

  #startingWith(prefix: string) {
    return this.#connection.read
      .selectFrom('vocabulary')
      .select(['stem', 'is_name'])
      .where('stem', '>=', prefix)
      .where('stem', '<', prefix + LAST)
  }
}
