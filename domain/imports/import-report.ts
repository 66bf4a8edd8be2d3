import type { Locale, MessageKey } from '../locales/locale.ts'
import type { PostStatus } from '../posts/status/status.ts'
import { type EntryLabels, type FoundLabel, LabelTally } from './label-uses.ts'
import { isNoted } from './loss-kind.ts'
import { type FoundScores, ScoreTally } from './score-scales.ts'

type PostOutcome = 'new' | 'changed' | 'unchanged' | 'edited' | 'trashed'
/**
 * `edited`: changed in Den since the last import, so it stays. `trashed`: stays in there. `members`: a list of subscribers. `profile`: what
 * is said of an author. `colours`: those of categories.
 */
export type ImportOutcome = PostOutcome | 'refused' | 'members' | 'profile' | 'colours'

/** A passage that came otherwise than it was, with what a note says of it. */
export interface ChangedPassage {
  readonly note: string
  /** As the export has it, in HTML or Markdown; its begin, if it is long. */
  readonly was: string
  /** As the post has it; empty where nothing is left of it. */
  readonly came: string
}

/** Whether a note, which may say how often, is that of a passage. */
export function isNoteOf(note: string, passage: ChangedPassage): boolean {
  return note.replace(/ \(\d+\)$/, '') === passage.note
}

export type ImportReportLine = {
  readonly title: string
  readonly notes: readonly string[]
} & (
  | {
      readonly outcome: PostOutcome
      readonly status: PostStatus
      readonly date: string
      /** Empty for a draft without one, and in the trash. */
      readonly path: string
      /** Address of the account that a new post belongs to, if it belongs to one. */
      readonly account?: string
      readonly pictures: number
      /** The id of the post; absent while there is none. */
      readonly postId?: string
      readonly passages?: readonly ChangedPassage[]
      /** Further reviews of the film: that this is one, or how many are in it. */
      readonly furtherViewings?: number
      /** Category and tags before any choice; in a dry run only. */
      readonly labels?: EntryLabels
      /** Scores as they are written, of which the best one is not. */
      readonly scores?: readonly string[]
    }
  | { readonly outcome: 'refused' }
  /** Subscribers that were added, or would be; the notes tell of the others. */
  | { readonly outcome: 'members'; readonly subscribers: number }
  /** Whether a profile was filled, or would be, and the address of its account. */
  | { readonly outcome: 'profile'; readonly profiles: 0 | 1; readonly account?: string }
  /** Categories that got a colour, or would. */
  | { readonly outcome: 'colours'; readonly colours: number }
)

export const OUTCOME_WORDS = {
  new: 'imports.outcomeNew',
  changed: 'imports.outcomeChanged',
  unchanged: 'imports.outcomeUnchanged',
  edited: 'imports.outcomeEdited',
  trashed: 'imports.outcomeTrashed',
  refused: 'imports.outcomeRefused',
  members: 'imports.outcomeMembers',
  profile: 'imports.outcomeProfile',
  colours: 'imports.outcomeColours',
} as const satisfies Readonly<Record<ImportOutcome, MessageKey>>

export const STATUS_WORDS = {
  draft: 'imports.draft',
  scheduled: 'imports.scheduled',
  published: 'imports.published',
} as const satisfies Readonly<Record<PostStatus, MessageKey>>

export type ImportCounts = Readonly<Record<PostOutcome | 'refused', number>> & {
  readonly subscribers: number
  readonly profiles: number
  readonly colours: number
  readonly pictures: number
  readonly noted: number
}

export const NO_COUNTS: ImportCounts = {
  new: 0,
  changed: 0,
  unchanged: 0,
  edited: 0,
  trashed: 0,
  refused: 0,
  pictures: 0,
  subscribers: 0,
  profiles: 0,
  colours: 0,
  noted: 0,
}

export class ImportSummary {
  readonly isDryRun: boolean
  readonly #counts = { ...NO_COUNTS }
  readonly #scores = new ScoreTally()
  readonly #labels = new LabelTally()
  /** Entries that were added. */
  handled = 0
  /** Reviews of films that another review is about. */
  furtherViewings = 0

  constructor(isDryRun: boolean) {
    this.isDryRun = isDryRun
  }

  get counts(): ImportCounts {
    return { ...this.#counts }
  }

  get scores(): FoundScores | null {
    return this.#scores.found()
  }

  get labels(): FoundLabel[] {
    return this.#labels.found()
  }

  get saved(): number {
    return savedCount(this.#counts)
  }

  add(line: ImportReportLine): void {
    this.handled++
    if (line.outcome === 'members') this.#counts.subscribers += line.subscribers
    else if (line.outcome === 'profile') this.#counts.profiles += line.profiles
    else if (line.outcome === 'colours') this.#counts.colours += line.colours
    else this.#counts[line.outcome]++
    if ('pictures' in line) {
      this.#counts.pictures += line.pictures
      this.#scores.add(line.scores ?? [])
      if (line.labels) this.#labels.add(line.labels)
      this.furtherViewings += line.furtherViewings ?? 0
    }
    if (isNoted(line)) this.#counts.noted++
  }

  text(locale: Locale): string {
    return summaryText(locale, this.#counts, this.isDryRun)
  }
}

/** How much an import has added or changed, or would. */
export function savedCount(counts: ImportCounts): number {
  return counts.new + counts.changed + counts.subscribers + counts.profiles + counts.colours
}

export function summaryText({ t, commas, sentences }: Locale, counts: ImportCounts, isDryRun: boolean): string {
  const parts = [
    t(isDryRun ? 'imports.postsWouldBeMade' : 'imports.postsMade', { count: counts.new }),
    t(isDryRun ? 'imports.someWouldBeChanged' : 'imports.someChanged', { count: counts.changed }),
    t('imports.someUnchanged', { count: counts.unchanged }),
    counts.edited > 0 && t('imports.someEdited', { count: counts.edited }),
    counts.trashed > 0 && t('imports.someTrashed', { count: counts.trashed }),
    counts.refused > 0 && t('imports.someRefused', { count: counts.refused }),
    t('imports.pictures', { count: counts.pictures }),
    counts.subscribers > 0 && t('imports.subscribers', { count: counts.subscribers }),
    counts.profiles > 0 && t('imports.profilesFilled', { count: counts.profiles }),
    counts.colours > 0 && t('imports.coloursMade', { count: counts.colours }),
  ].filter((part) => part !== false)
  const noted = counts.noted > 0 && t('imports.entriesNoted', { count: counts.noted })
  return sentences([t('imports.sum', { parts: commas(parts) }), noted])
}
