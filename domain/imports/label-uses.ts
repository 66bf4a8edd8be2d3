import { z } from 'zod'

/** What becomes of a label of an archive: the category of its posts, a tag beside it, or nothing. */
export const LABEL_USES = ['category', 'tag', 'left-out'] as const
export type LabelUse = (typeof LABEL_USES)[number]

/** By the names of labels; a label that is not named comes as the archive says. */
export type LabelUses = Readonly<Record<string, LabelUse>>

/** The labels of an entry as they would come without a choice. */
export interface EntryLabels {
  readonly tag: string
  readonly tags: readonly string[]
}

/** How many posts have a label as their category, and how many as a tag, before any choice. */
export interface FoundLabel {
  readonly name: string
  readonly asCategory: number
  readonly asTag: number
}

/** Labels among which an owner chooses, and the most that are counted. */
export const LABELS_SHOWN = 300
const LABELS_COUNTED = 10_000

export const labelUses = z
  .record(z.string().max(1_000), z.enum(LABEL_USES, { error: `One of ${LABEL_USES.join(', ')}` }))
  .refine((uses) => Object.keys(uses).length <= LABELS_SHOWN, `Choose for at most ${LABELS_SHOWN} labels`)

/** The first label that shall be a category is the one; further ones are tags. */
export function withLabelUses({ tag, tags }: EntryLabels, uses: LabelUses) {
  const use = (name: string) => (Object.hasOwn(uses, name) ? uses[name] : undefined)
  const labels = [...(tag === '' ? [] : [tag]), ...tags]
  const category = labels.find((name) => use(name) === 'category') ?? (use(tag) === undefined ? tag : '')
  const others = labels.filter((name) => name !== category)
  return {
    tag: category,
    tags: others.filter((name) => use(name) !== 'left-out'),
    leftOut: others.filter((name) => use(name) === 'left-out'),
  }
}

export class LabelTally {
  readonly #found = new Map<string, { asCategory: number; asTag: number }>()

  add({ tag, tags }: EntryLabels): void {
    if (tag !== '') this.#count(tag, 'asCategory')
    for (const name of tags) this.#count(name, 'asTag')
  }

  /** Those that most posts have. */
  found(): FoundLabel[] {
    return [...this.#found]
      .map(([name, counts]) => ({ name, ...counts }))
      .sort((a, b) => b.asCategory + b.asTag - a.asCategory - a.asTag || (a.name < b.name ? -1 : 1))
      .slice(0, LABELS_SHOWN)
  }

  #count(name: string, as: 'asCategory' | 'asTag'): void {
    const counts = this.#found.get(name) ?? { asCategory: 0, asTag: 0 }
    if (this.#found.size >= LABELS_COUNTED && !this.#found.has(name)) return
    this.#found.set(name, { ...counts, [as]: counts[as] + 1 })
  }
}
