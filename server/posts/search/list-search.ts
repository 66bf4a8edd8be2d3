import { queryParts } from '#domain/search/search-query.ts'
import type { Connection } from '../../db/database.ts'
import type { Slices } from '../../db/slices.ts'
import { CandidateFinder } from './candidates.ts'
import { QueryResolver } from './query-resolver.ts'

/** Places that are read in one slice. */
const BATCH = 500

/** Places with every word in title, captions, authors or film, newest first, in batches. The last word may be unfinished. */
export async function* listedPlaces(connection: Connection, slices: Slices, query: string): AsyncGenerator<number[]> {
  const finder = new CandidateFinder(connection, slices)
  const typed = queryParts(query)
  if (typed.length === 0) return
  const parts = await new QueryResolver(connection, slices, finder).completed(typed)
  for (let before: number | undefined = Number.MAX_SAFE_INTEGER; before !== undefined; ) {
    const places: number[] = await finder.places(parts, 'captions', before, BATCH)
    yield places
    before = places.length < BATCH ? undefined : places.at(-1)
  }
}
