import { type SqlBool, sql } from 'kysely'
import type { SubscriberStatus } from '#domain/subscribers/subscriber.ts'
import { folded } from '#domain/text/folded.ts'
import type { Connection } from '../../db/database.ts'
import { readInSlices, type Slices } from '../../db/slices.ts'

interface Place {
  readonly created_at: string
  readonly id: string
}

/** Rows that are searched in one slice. */
const BATCH_SIZE = 2_000

/** The ids of all subscribers whose address, name or labels contain a fragment, newest first. Scans all of them, in slices. */
export function findSubscribers(
  { read, engine }: Connection,
  slices: Slices,
  { q, status }: { readonly q: string; readonly status?: SubscriberStatus | undefined },
): Promise<{ id: string }[]> {
  const [address, name] = [q.toLowerCase(), folded(q)]
  const all = read.selectFrom('subscribers').orderBy('created_at', 'desc').orderBy('id', 'desc')
  const ofStatus = status ? all.where('status', '=', status) : all
  return readInSlices(slices, async (after?: Place) => {
    const rest = after ? ofStatus.where(sql<SqlBool>`(created_at, id) < (${after.created_at}, ${after.id})`) : ofStatus
    // The last row of the batch, found in an index alone; undefined for the last batch.
    const last = await rest
      .select(['created_at', 'id'])
      .limit(1)
      .offset(BATCH_SIZE - 1)
      .executeTakeFirst()
    const batch = last ? rest.where(sql<SqlBool>`(created_at, id) >= (${last.created_at}, ${last.id})`) : rest
    const rows = await batch
      .where((eb) => eb.or([engine.contains('email_key', address), eb('name', '<>', ''), eb('labels', '<>', '')]))
      .select(['id', 'email_key', 'name', 'labels'])
      .execute()
    const found = rows.filter(
      (row) =>
        row.email_key.includes(address) || (name && [row.name, row.labels].some((text) => folded(text).includes(name))),
    )
    return { rows: found, last }
  })
}
