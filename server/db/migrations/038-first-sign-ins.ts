import { type Kysely, sql } from 'kysely'

/** Whether an account has signed in before: no notice is sent about the first sign-in. Existing accounts count as signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column has_signed_in integer not null default 0`.execute(db)
  await sql`update accounts set has_signed_in = 1`.execute(db)
}
