/** A part of a query with everything that it may mean. */
export interface ResolvedPart {
  /** Of a word: the terms that serve for it, the best first. Of a phrase: one for each of its words. */
  readonly terms: readonly Alternative[]
  /** The terms of a phrase as a document holds them: ` one two `. */
  readonly phrase?: string
  readonly isWeak: boolean
}

export interface Alternative {
  readonly term: string
  /** 1 for what was typed, less for what it may have meant. */
  readonly weight: number
}

export const TYPED = 1
/** Of a word that begins with what was typed, or that two words make together. */
export const UNFINISHED = 0.8

/** Of a term that differs in so many letters. */
export function misspeltWeight(typos: number): number {
  return typos === 1 ? 0.7 : 0.5
}
