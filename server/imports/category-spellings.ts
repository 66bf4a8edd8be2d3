import { categoryName } from '#domain/posts/categories/category.ts'
import type { Connection } from '../db/database.ts'
import { CategoryRepository } from '../posts/categories/category-repository.ts'

const NAMES_MAX = 20_000

/** Spellings of categories: `reviews` of one archive is the category `Reviews` that is here, or that came first. */
export class CategorySpellings {
  readonly #names: Map<string, string>

  private constructor(names: Map<string, string>) {
    this.#names = names
  }

  static async load(database: Connection): Promise<CategorySpellings> {
    const known = await new CategoryRepository(database).list()
    return new CategorySpellings(new Map(known.map(({ name }) => [name.toLowerCase(), name])))
  }

  of(tag: string): string {
    const name = categoryName(tag)
    if (tag.trim() === '') return tag
    const known = this.#names.get(name.toLowerCase())
    if (known === undefined && this.#names.size < NAMES_MAX) this.#names.set(name.toLowerCase(), name)
    return known === undefined || known === name ? tag : known
  }
}
