import { type Fields, isFields, yesOrNo } from '../fields.ts'

/** Tables whose fields count as those of the post: Hugo's for fields of a theme, Zola's, and that of a review. */
const GROUPS = /^(?:params|extra|taxonomies|review)$/i

/** Fields that say nothing of a post, but which template shows it. They are kept beside it without a note. */
const OF_TEMPLATES = /^(?:layout|template)$/i

/** Front matter by names in any case. */
export class KnownFields {
  readonly #fields: Map<string, { readonly name: string; readonly value: unknown }>

  constructor(fields: Fields) {
    const all = Object.entries(fields)
    const own = all.filter(([name, value]) => !(GROUPS.test(name) && isFields(value)))
    this.#fields = new Map(own.map(([name, value]) => [name.toLowerCase(), { name, value }]))
    for (const [group, value] of all) {
      if (!GROUPS.test(group) || !isFields(value)) continue
      for (const [each, inner] of Object.entries(value)) {
        const name = this.#fields.has(each.toLowerCase()) ? `${group}.${each}` : each
        this.#fields.set(name.toLowerCase(), { name, value: inner })
      }
    }
  }

  /** The first of these fields that has a value; it no longer counts as an unknown field. */
  take(...names: readonly string[]): unknown {
    for (const name of names) {
      const field = this.#fields.get(name)
      if (!field) continue
      this.#fields.delete(name)
      if (field.value !== null && field.value !== undefined) return field.value
    }
    return undefined
  }

  /** As {@link take}, but the field stays. */
  peek(...names: readonly string[]): unknown {
    const values = names.map((name) => this.#fields.get(name)?.value)
    return values.find((value) => value !== null && value !== undefined)
  }

  /** The first of these fields that is a table; any other value stays a field. */
  takeTable(...names: readonly string[]): Fields {
    for (const name of names) {
      const value = this.#fields.get(name)?.value
      if (!isFields(value)) continue
      this.#fields.delete(name)
      return value
    }
    return {}
  }

  /** A value that is neither yes nor no, such as the date in `published`, stays a field. */
  takeYesOrNo(name: string): boolean | undefined {
    const said = yesOrNo(this.#fields.get(name)?.value)
    if (said !== undefined) this.#fields.delete(name)
    return said
  }

  rest(): Fields {
    return Object.fromEntries([...this.#fields.values()].map(({ name, value }) => [name, value]))
  }

  unknownNotes(): string[] {
    const names = [...this.#fields.values()].map(({ name }) => name).filter((name) => !OF_TEMPLATES.test(name))
    return names.length > 0 ? [`kept beside the post, since Den has no such field: ${names.join(', ')}`] : []
  }
}
