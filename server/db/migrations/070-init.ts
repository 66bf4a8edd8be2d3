import type { Kysely } from 'kysely'
import { columnTypes } from './init/column-types.ts'
import { identity } from './init/identity.ts'
import { imports } from './init/imports.ts'
import { mail } from './init/mail.ts'
import { pictures } from './init/pictures.ts'
import { posts } from './init/posts.ts'
import { search } from './init/search.ts'
import { site } from './init/site.ts'

/** The tables of a new database. It follows the migrations of development states, see `unreleased.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db)
  for (const tables of [site, pictures, posts, imports, search, identity, mail])
    for (const statement of tables(types)) await statement.execute(db)
}
