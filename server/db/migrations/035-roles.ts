import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Roles of accounts and invitations, and the account that wrote a post. Before, every account had the rights of an owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')

  for (const name of ['accounts', 'invitations']) {
    const table = sql.table(name)
    await sql`
      alter table ${table} add column role ${text} not null default 'author'
      check (role in ('owner', 'editor', 'author'))`.execute(db)
    await sql`update ${table} set role = 'owner'`.execute(db)
  }
  // No foreign key: posts outlive accounts, and the id of an account is never given again. Null: written before this version.
  for (const table of ['posts', 'unpublished_posts'])
    await sql`alter table ${sql.table(table)} add column author_id ${text}`.execute(db)
}
