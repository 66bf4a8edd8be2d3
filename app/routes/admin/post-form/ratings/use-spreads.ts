import { useLoaderData } from 'react-router'
import type { ScoreField } from '#domain/posts/scores/score-query.ts'
import type { Spread } from '#domain/posts/scores/score-spread.ts'

export type Spreads = Readonly<Record<ScoreField, Spread>>

/** How often each score was given so far, from the loader data of the screen around the form; undefined if it loads none. */
export function useSpreads(): Spreads | undefined {
  return useLoaderData<{ spreads?: Spreads }>().spreads
}
