import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isLanguage, type Language } from '#domain/locales/language.ts'
import { home } from '#server/config/home-folder.ts'
import { SQLITE_FILE } from '#server/db/sqlite-file.ts'

/** Milliseconds; help is not to wait for a database that is away. */
const CONNECT_MS = 2_000
const LANGUAGE = "select value from settings where key = 'language'"

/**
 * The language of the blog: its setting, else that of a new blog. It is read before anything else is loaded or checked, and without
 * any change of the database. Where it cannot be read, the command itself says why.
 */
export async function spokenLanguage(env: NodeJS.ProcessEnv): Promise<Language> {
  const { DATABASE_URL, DATA_DIR, DEN_LANGUAGE = '' } = env
  const stored = await (DATABASE_URL ? inPostgres(DATABASE_URL) : inSqlite(DATA_DIR)).catch(() => undefined)
  const language = parsed(stored) ?? DEN_LANGUAGE
  return isLanguage(language) ? language : 'en'
}

async function inSqlite(dataDir: string | undefined): Promise<unknown> {
  const file = join(dataDir ? resolve(home.folder, dataDir) : home.dataDir, SQLITE_FILE)
  if (!existsSync(file)) return undefined
  const { DatabaseSync } = await import('node:sqlite')
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })
  // Without a log the file is whole in itself, and no file is made beside it.
  const place = log?.size ? file : `${pathToFileURL(file).href}?immutable=1`
  const database = new DatabaseSync(place, { readOnly: true })
  try {
    return database.prepare(LANGUAGE).get()?.value
  } finally {
    database.close()
  }
}

async function inPostgres(connectionString: string): Promise<unknown> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString, application_name: 'den', connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ value: unknown }>({ text: LANGUAGE, query_timeout: CONNECT_MS } as never)
    return rows[0]?.value
  } finally {
    await client.end()
  }
}

function parsed(stored: unknown): string | undefined {
  try {
    const value: unknown = JSON.parse(String(stored))
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
