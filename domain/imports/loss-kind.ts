import type { MessageKey } from '../locales/locale.ts'
import type { ImportReportLine } from './import-report.ts'

/** What the notes of a report are about, in the order in which an owner looks through them. */
export const LOSS_KINDS = ['text', 'pictures', 'scores', 'state', 'fields', 'addresses', 'filled'] as const
export type LossKind = (typeof LOSS_KINDS)[number]

export const LOSS_LABELS = {
  text: 'imports.lossText',
  pictures: 'imports.lossPictures',
  scores: 'imports.lossScores',
  state: 'imports.lossState',
  fields: 'imports.lossFields',
  addresses: 'imports.lossAddresses',
  filled: 'imports.lossFilled',
} as const satisfies Readonly<Record<LossKind, MessageKey>>

/** In this order: the first that fits counts. */
const WORDS: readonly (readonly [LossKind, RegExp])[] = [
  ['addresses', /^(?:still leads|further links) to the old site/],
  ['state', /so it is a draft|a draft here|stays as it was/],
  ['pictures', /^picture not moved|^a picture /],
  ['filled', /^its (?:film|score) is taken /],
  ['scores', /\bscores?\b/],
  ['addresses', /\bold address\b|leads to another post already$/],
  [
    'filled',
    /^the captions are |^without a (?:date|title)|^(?:its|the) date "|^kept beside the post: its address|^its category is “/,
  ],
  [
    'fields',
    /^a post is about one film|^(?:tags|authors) left out|^the author "|^comments (?:not moved|are)|^kept beside|^left out: injected code|^(?:left out of|no single account .* so) the profile|^the profile here|^the colour of|^no category|\bits film\b|is no film there$/,
  ],
]

/** What a note about a post is about; all that is of no other kind is about its text. */
export function lossKind(note: string): LossKind {
  return WORDS.find(([, words]) => words.test(note))?.[0] ?? 'text'
}

/** What is noted of an entry: `refused` alone, or kinds of losses. */
export function lossesOf({ outcome, notes }: ImportReportLine): readonly (LossKind | 'refused')[] {
  if (outcome === 'refused') return ['refused']
  if (outcome === 'members' || outcome === 'profile' || outcome === 'colours') return notes.length > 0 ? ['fields'] : []
  return [...new Set(notes.map(lossKind))]
}

/** Whether something of an entry was left out or changed, and not only filled in. */
export function isNoted(line: ImportReportLine): boolean {
  return lossesOf(line).some((kind) => kind !== 'filled')
}
