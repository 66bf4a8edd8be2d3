import type pg from 'pg'

type SessionSettings = Readonly<Record<string, string | number>>

/**
 * Sets parameters of PostgreSQL for a session, or behind a pooler such as PgBouncer for each of its transactions: there a
 * connection of the server goes on to other clients with everything that was set for its session. Poolers hand out process numbers
 * of their own.
 * @returns whether there is such a pooler
 */
export async function setForSession(client: pg.ClientBase, settings: SessionSettings): Promise<boolean> {
  const { processID } = client as unknown as { readonly processID: number }
  const { rows } = await client.query(`${selectOf(settings, false)} where pg_backend_pid() = ${processID}`)
  if (rows.length > 0) return false
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const inTransaction = selectOf(settings, true)
  const transacted = async (...args: unknown[]) => {
    const answer = await query(...args)
    if (/^(begin|start transaction)/.test(String(args[0]))) await query(inTransaction)
    return answer
  }
  client.query = transacted as typeof client.query
  return true
}

function selectOf(settings: SessionSettings, isLocal: boolean): string {
  return `select ${Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', ${isLocal})`)}`
}
