import { isLanguage, type Language } from '#domain/locales/language.ts'
import type { Connection } from '../db/database.ts'

/** The language that the account chose for the admin area and its mails; undefined for that of the browser. */
export async function languageOf({ read }: Connection, accountId: string): Promise<Language | undefined> {
  const row = await read.selectFrom('accounts').select('language').where('id', '=', accountId).executeTakeFirst()
  return row && isLanguage(row.language) ? row.language : undefined
}

/** @param language empty for that of the browser */
export async function setLanguage(connection: Connection, accountId: string, language: Language | ''): Promise<void> {
  const columns = { language, updated_at: connection.now().toISOString() }
  await connection.write.updateTable('accounts').set(columns).where('id', '=', accountId).execute()
}
