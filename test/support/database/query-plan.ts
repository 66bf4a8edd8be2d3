import { CompiledQuery, sql } from 'kysely'
import type { Database, Query } from '#server/db/database.ts'

/** The plan of a statement, as the engine says it. */
export async function explain({ read, dialect }: Database, { sql: statement, parameters }: Query): Promise<string> {
  if (dialect === 'sqlite') {
    const { rows } = await read.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${statement}`, [...parameters]),
    )
    return rows.map((row) => row.detail).join('\n')
  }
  return read.connection().execute(async (connection) => {
    // PostgreSQL reads so few rows without an index; the test is whether it could use one.
    await sql`set enable_seqscan = off; set enable_bitmapscan = off`.execute(connection)
    const { rows } = await connection.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${statement}`, [...parameters]),
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

/** The plan of PostgreSQL for the query in `full_text_matching`, under the settings of that function. */
export async function planInFunction({ read }: Database): Promise<string> {
  return read.connection().execute(async (connection) => {
    const { rows: functions } = await sql<{ prosrc: string; proconfig: string[] }>`
      select prosrc, proconfig from pg_proc where proname = 'full_text_matching'`.execute(connection)
    const { prosrc, proconfig } = functions[0]!
    for (const setting of proconfig) await sql.raw(`set ${setting}`).execute(connection)
    const body = prosrc
      .replaceAll('words', "'a'::tsquery")
      .replaceAll('phrases', 'null::tsquery')
      .replace('before', '9')
      .replaceAll('most', '9')
      .replace('compared', '9')
    const { rows } = await connection.executeQuery<{ 'QUERY PLAN': string }>(CompiledQuery.raw(`explain ${body}`))
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}
