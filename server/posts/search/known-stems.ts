/** Stems at most; what is added beyond is looked up in the database each time. */
const STEMS_MAX = 200_000

/** Stems that an import found or put into the vocabulary, so that it asks for each once. To be dropped where a transaction fails. */
export class KnownStems {
  readonly #names = new Set<string>()
  readonly #others = new Set<string>()

  /** Those that are new here, which are known from now on. */
  unknownAmong(stems: Iterable<string>, { areNames }: { readonly areNames: boolean }): Set<string> {
    const added = new Set<string>()
    for (const stem of stems) {
      if (this.#names.has(stem) || (!areNames && this.#others.has(stem))) continue
      added.add(stem)
      if (this.#names.size + this.#others.size >= STEMS_MAX) continue
      // A copy, since V8 keeps the whole text from which a part was cut.
      const copy = Buffer.from(stem).toString()
      if (areNames) this.#names.add(copy)
      else this.#others.add(copy)
    }
    return added
  }
}
