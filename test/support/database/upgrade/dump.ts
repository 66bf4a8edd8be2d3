import { execFile } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

/** A SQLite database as statements, the schema word for word as the file holds it. */
export function dumpSqlite(file: string): string {
  using database = new DatabaseSync(file, { readOnly: true })
  const schema = database
    .prepare(
      "select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite_%' order by rowid",
    )
    .all() as { type: string; name: string; sql: string }[]
  const tables = schema.filter(({ type }) => type === 'table')
  const others = schema.filter(({ type }) => type !== 'table')
  const inserts = tables.flatMap(({ name }) => {
    const columns = database.prepare('select name from pragma_table_info(?)').all(name)
    const values = columns.map((column) => `quote("${column.name}")`).join(" || ', ' || ")
    const rows = database.prepare(`select ${values} as row from "${name}"`).all()
    return rows.map(({ row }) => `insert into "${name}" values (${row})`)
  })
  const statements = [
    'pragma foreign_keys = off',
    'begin',
    ...tables.map(({ sql }) => sql),
    ...inserts,
    ...others.map(({ sql }) => sql),
    'commit',
  ]
  return statements.map((statement) => `${statement};\n`).join('')
}

/** A PostgreSQL database by `pg_dump`, which has to be of the server's version. */
export async function dumpPostgres(databaseUrl: string): Promise<string> {
  const options = ['--inserts', '--no-owner', '--no-privileges', '--no-table-access-method']
  const { stdout } = await promisify(execFile)('pg_dump', [...options, databaseUrl])
  // Commands of psql, which no server knows.
  return stdout.replace(/^\\(un)?restrict \w+\n/gm, '')
}
