import { TextBudget } from '../../files/text-budget.ts'
import type { ImportedPost } from '../../imported-post.ts'
import { identityOf } from '../reader.ts'

const IDS_MAX = { characters: 20_000_000, texts: 200_000 }

/** One of the posts that have an id in common. */
interface Holder {
  readonly number: number
  /** Title, address and instant of publication; empty where there is none. */
  readonly facts: readonly string[]
  /** The last file that it was in. */
  file: number
}

/** Holders in the order of their files, of which the next one that is not in the current file is asked for again and again. */
class Holders {
  readonly all: Holder[] = []
  #next = 0
  #file = 0

  add(holder: Holder): void {
    this.all.push(holder)
  }

  get count(): number {
    return this.all.length
  }

  /** Undefined where all are in the current file. */
  nextBefore(file: number): Holder | undefined {
    if (this.#file !== file) this.#next = 0
    this.#file = file
    while (this.all[this.#next]?.file === file) this.#next++
    return this.all[this.#next]
  }
}

/** All posts of one id. */
class SameId {
  readonly #holders = new Holders()
  /** By the place of a fact and the fact; empty while there is one post, as of most ids. */
  readonly #byFact = new Map<string, Holders>()

  /** The post that is this one, or a new one. */
  holderOf(facts: readonly string[], file: number): Holder {
    const holder = this.#known(facts, file) ?? this.#added(facts, file)
    holder.file = file
    return holder
  }

  #known(facts: readonly string[], file: number): Holder | undefined {
    const first = this.#holders.nextBefore(file)
    if (!first) return undefined
    const alike =
      this.#holders.count === 1
        ? [first].filter((only) => sameFacts(only, facts) > 0)
        : keysOf(facts).flatMap((key) => this.#byFact.get(key)?.nextBefore(file) ?? [])
    const [best] = alike.toSorted((a, b) => sameFacts(b, facts) - sameFacts(a, facts) || a.number - b.number)
    if (best) return best
    const isUnclear = first.facts.filter((fact, at) => fact !== '' && facts[at] !== '').length < 2
    return isUnclear ? first : undefined
  }

  #added(facts: readonly string[], file: number): Holder {
    const holder = { number: this.#holders.count + 1, facts, file }
    this.#holders.add(holder)
    const unlisted = holder.number === 2 ? this.#holders.all : holder.number > 2 ? [holder] : []
    for (const each of unlisted)
      for (const key of keysOf(each.facts)) {
        const holders = this.#byFact.get(key) ?? new Holders()
        holders.add(each)
        this.#byFact.set(key, holders)
      }
    return holder
  }
}

/**
 * Identities of posts. Two of one id in one file are two posts. In another file, as of a second export, it is the same one, unless two
 * of title, address and instant are known and none is the same, as where the files are of two installations.
 */
export class PostIds {
  readonly #posts = new Map<string, SameId>()
  readonly #budget = new TextBudget(IDS_MAX, 'The export has more posts than any blog.')
  #file = 0

  beginFile(): void {
    this.#file++
  }

  of({ source, sourceId, content, history }: ImportedPost): string {
    const id = `${source} ${sourceId}`
    // The instant of a draft, which has no address, is that of its last change.
    const instant = content.path === '' ? '' : (history.createdAt ?? content.date)
    const facts = [content.title, content.path, instant].map((fact) => fact && identityOf([fact]).slice(0, 12))
    const posts = this.#posts.get(id) ?? new SameId()
    const { number } = posts.holderOf(facts, this.#file)
    // Each post counts, also those of one id.
    const kept = this.#budget.keep(id)
    if (!this.#posts.has(id)) this.#posts.set(kept, posts)
    return number === 1 ? sourceId : `${sourceId} #${number}`
  }
}

function keysOf(facts: readonly string[]): string[] {
  return facts.flatMap((fact, at) => (fact === '' ? [] : [`${at} ${fact}`]))
}

function sameFacts(holder: Holder, facts: readonly string[]): number {
  return holder.facts.filter((fact, at) => fact !== '' && fact === facts[at]).length
}
