import type pg from 'pg'

type Limits = Readonly<Record<string, string | number>>

/**
 * Sets limits for a session, or behind a pooler such as PgBouncer for each of its transactions: there a connection of the server
 * goes on to other clients with everything that was set for its session. Poolers hand out process numbers of their own.
 */
export async function limitSession(client: pg.ClientBase, limits: Limits): Promise<void> {
  const { processID } = client as unknown as { readonly processID: number }
  const { rows } = await client.query(`${settings(limits, false)} where pg_backend_pid() = ${processID}`)
  if (rows.length > 0) return
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const inTransaction = settings(limits, true)
  const limited = async (...args: unknown[]) => {
    const answer = await query(...args)
    if (/^(begin|start transaction)/.test(String(args[0]))) await query(inTransaction)
    return answer
  }
  client.query = limited as typeof client.query
}

function settings(limits: Limits, isLocal: boolean): string {
  return `select ${Object.entries(limits).map(([name, value]) => `set_config('${name}', '${value}', ${isLocal})`)}`
}
