import { TextBudget } from '../../files/text-budget.ts'
import type { ImportedPost } from '../../imported-post.ts'
import { identityOf } from '../reader.ts'

const IDS_MAX = { characters: 20_000_000, texts: 200_000 }

/** One of the posts that have an id in common. */
interface Holder {
  readonly facts: readonly string[]
  /** The last file that it was in. */
  file: number
}

/**
 * Identities of posts. Two of one id in one file are two posts. In another file, as of a second export, it is the same one, unless
 * title, address and instant all differ, as where the files are of two installations.
 */
export class PostIds {
  readonly #holders = new Map<string, Holder[]>()
  readonly #budget = new TextBudget(IDS_MAX, 'The export has more posts than any blog.')
  #file = 0

  beginFile(): void {
    this.#file++
  }

  of({ source, sourceId, content, history }: ImportedPost): string {
    const id = `${source} ${sourceId}`
    const facts = [content.title, content.path, history.createdAt ?? content.date].map(
      (fact) => fact && identityOf([fact]).slice(0, 12),
    )
    const holders = this.#holders.get(id) ?? []
    if (holders.length === 0) this.#holders.set(this.#budget.keep(id), holders)
    const alike = holders.map(({ file, facts: known }) =>
      file === this.#file ? 0 : known.filter((fact, at) => fact !== '' && fact === facts[at]).length,
    )
    const most = Math.max(0, ...alike)
    const known = most > 0 ? alike.indexOf(most) : -1
    if (known >= 0) holders[known]!.file = this.#file
    else holders.push({ facts, file: this.#file })
    const number = known >= 0 ? known : holders.length - 1
    return number === 0 ? sourceId : `${sourceId} #${number + 1}`
  }
}
