import { type Fields, isFields, yesOrNo } from './fields.ts'

/** Tables whose fields count as those of the post: Hugo's for fields of a theme, and Zola's. */
const GROUPS = /^(?:params|extra|taxonomies)$/i

/** Front matter by names in any case. */
export class KnownFields {
  readonly #fields: Map<string, { readonly name: string; readonly value: unknown }>

  constructor(fields: Fields) {
    const isGroup = ([name, value]: [string, unknown]) => GROUPS.test(name) && isFields(value)
    const all = Object.entries(fields)
    const grouped = all.filter(isGroup).flatMap(([, group]) => Object.entries(group as Fields))
    const own = all.filter((field) => !isGroup(field))
    this.#fields = new Map([...grouped, ...own].map(([name, value]) => [name.toLowerCase(), { name, value }]))
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
    const names = [...this.#fields.values()].map(({ name }) => name)
    return names.length > 0 ? [`kept beside the post, since Den has no such field: ${names.join(', ')}`] : []
  }
}
