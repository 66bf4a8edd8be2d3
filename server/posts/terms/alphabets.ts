import { catalogueOf } from '#domain/locales/catalogues.ts'
import { isLanguage, type Language } from '#domain/locales/language.ts'
import { type Alphabet, alphabetFor } from '#domain/posts/terms/alphabet.ts'
import { raiseContentVersion } from '../../db/content-version.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'

/** Terms of one step, which take a millisecond, or ten in Chinese. */
const SORTED_AT_ONCE = 50

/** The alphabet of the language of the blog. */
export async function alphabetOfBlog(connection: Connection): Promise<Alphabet> {
  return alphabetOf((await languageOfBlog(connection)) ?? 'en')
}

async function alphabetOf(language: Language): Promise<Alphabet> {
  return alphabetFor({ language, ...(await catalogueOf(language)).terms })
}

/** Undefined for a language that only newer versions have. */
async function languageOfBlog({ read }: Connection): Promise<Language | undefined> {
  const row = await read.selectFrom('settings').select('value').where('key', '=', 'language').executeTakeFirst()
  const tag = row ? JSON.parse(row.value) : 'en'
  return isLanguage(tag) ? tag : undefined
}

/** Columns of `terms` by which lists are sorted. */
export function placeIn(alphabet: Alphabet, kind: Parameters<Alphabet['sortKey']>[0], label: string) {
  const sort_key = alphabet.sortKey(kind, label)
  return { sort_key, letter: alphabet.letterOf(sort_key), alphabet: alphabet.name }
}

/** Sorts terms that the alphabet of another language or of an older version sorted. False when none is left. */
export async function sortAnew(connection: Connection): Promise<boolean> {
  const language = await languageOfBlog(connection)
  if (!language || (await sortedElse(connection, await alphabetOf(language))).length === 0) return false
  return lockedTransaction(connection, 'content', async (trx) => {
    const alphabet = await alphabetOfBlog(trx)
    const rows = await sortedElse(trx, alphabet)
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

/** Leaves those of a newer version out, whose server would sort them back. */
function sortedElse({ read }: Connection, { language, formerNames }: Alphabet) {
  return (
    read
      .selectFrom('terms')
      .select(['id', 'kind', 'label'])
      // In ASCII the colon follows the digits.
      .where(({ eb, or }) =>
        or([
          eb('alphabet', '<', `${language} `),
          eb('alphabet', '>', `${language} :`),
          eb('alphabet', 'in', formerNames),
        ]),
      )
      .limit(SORTED_AT_ONCE + 1)
      .execute()
  )
}
