export interface ResolvedPart {
  /** The alternatives for a word, the best first; for a phrase, one stem for each of its words. */
  readonly stems: readonly Alternative[]
  /** The stems of a phrase as documents hold them, such as ` one two `; missing for a word. */
  readonly phrase?: string
  readonly isWeak: boolean
}

export interface Alternative {
  readonly stem: string
  /** 1 for the typed stem, less for a corrected or completed one. */
  readonly weight: number
}

export const TYPED = 1
/** The weight of a stem that begins with the typed letters, or joins two typed words. */
export const UNFINISHED = 0.8

export function misspeltWeight(typos: number): number {
  return typos === 1 ? 0.7 : 0.5
}
