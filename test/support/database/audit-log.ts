import type { Database } from '#server/db/database.ts'

const SECOND_MS = 1000

/** Adds entries to the audit log, a second apart, about `Post 0`, `Post 1` and so on. */
export async function fillAuditLog(
  { write }: Pick<Database, 'write'>,
  entries: number,
  first = Date.UTC(2026, 0, 1),
): Promise<void> {
  const rows = Array.from({ length: entries }, (_, index) => ({
    at: new Date(first + index * SECOND_MS).toISOString(),
    event: 'post.changed',
    account_id: null,
    who: 'mara',
    about: `Post ${index}`,
    post_id: null,
    network: null,
    search_text: `mara\npost ${index} entry`,
  }))
  for (let from = 0; from < rows.length; from += 1000)
    await write
      .insertInto('audit_entries')
      .values(rows.slice(from, from + 1000))
      .execute()
}
