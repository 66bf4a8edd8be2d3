import { catalogueOf } from '#domain/locales/catalogues.ts'
import { isLanguage, type Language } from '#domain/locales/language.ts'
import { type Alphabet, alphabetFor } from '#domain/posts/terms/alphabet.ts'
import { raiseContentVersion } from '../../db/content-version.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'

/** Terms of one step, which take a millisecond, or ten in Chinese. */
const SORTED_AT_ONCE = 50

/** The alphabet of the language of the blog. */
export async function alphabetOfBlog({ read }: Connection): Promise<Alphabet> {
  const row = await read.selectFrom('settings').select('value').where('key', '=', 'language').executeTakeFirst()
  const tag = row ? JSON.parse(row.value) : 'en'
  const language: Language = isLanguage(tag) ? tag : 'en'
  return alphabetFor({ language, ...(await catalogueOf(language)).terms })
}

/** Columns of `terms` by which lists are sorted. */
export function placeIn(alphabet: Alphabet, kind: Parameters<Alphabet['sortKey']>[0], label: string) {
  const sort_key = alphabet.sortKey(kind, label)
  return { sort_key, letter: alphabet.letterOf(sort_key), alphabet: alphabet.name }
}

/** Sorts terms that another alphabet sorted, after the language has changed. False when none is left. */
export async function sortAnew(connection: Connection): Promise<boolean> {
  if ((await sortedElse(connection)).rows.length === 0) return false
  return lockedTransaction(connection, 'content', async (trx) => {
    const { alphabet, rows } = await sortedElse(trx)
    for (const { id, kind, label } of rows.slice(0, SORTED_AT_ONCE))
      await trx.write
        .updateTable('terms')
        .set(placeIn(alphabet, kind, label))
        .where('id', '=', id)
        .execute()
    const isLast = rows.length <= SORTED_AT_ONCE
    // Once for all steps, since pages that were kept are made anew for it.
    if (isLast) await raiseContentVersion(trx)
    return !isLast
  })
}

async function sortedElse(connection: Connection) {
  const alphabet = await alphabetOfBlog(connection)
  const rows = await connection.read
    .selectFrom('terms')
    .select(['id', 'kind', 'label'])
    .where((eb) => eb.or([eb('alphabet', '<', alphabet.name), eb('alphabet', '>', alphabet.name)]))
    .limit(SORTED_AT_ONCE + 1)
    .execute()
  return { alphabet, rows }
}
