import { useLoaderData } from 'react-router'
import type { ScoreField } from '#domain/posts/scores/score-query.ts'
import type { Spread } from '#domain/posts/scores/score-spread.ts'

export type Spreads = Readonly<Record<ScoreField, Spread>>

/** How the blog has rated until now, as each screen with a form of a post loads it. */
export function useSpreads(): Spreads | undefined {
  return useLoaderData<{ spreads?: Spreads }>().spreads
}
