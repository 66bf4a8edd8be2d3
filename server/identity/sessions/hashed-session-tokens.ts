import type { DBAdapter, Where } from 'better-auth/adapters'
import { tokenHash } from '../token-hash.ts'

/**
 * better-auth stores the token of a session as it is in the cookie, so that a reader of a backup could use it. Between
 * it and the database this keeps hashes only. Network addresses are not kept at all.
 */
export function withHashedSessionTokens(inner: DBAdapter): DBAdapter {
  const adapter: DBAdapter = {
    ...inner,
    async create(query) {
      const { token, ipAddress: _, ...data } = query.data as Record<string, unknown>
      if (query.model !== SESSION || typeof token !== 'string') return inner.create(query)
      const row = await inner.create({ ...query, data: { ...data, token: tokenHash(token) } } as never)
      return { ...(row as object), token } as never
    },
    findOne: async (query) => restored(query, await inner.findOne(hashed(query))),
    findMany: async (query) => {
      const rows = await inner.findMany(hashed(query))
      return rows.map((row) => restored(query, row)) as never
    },
    count: (query) => inner.count(hashed(query)),
    update: async (query) => restored(query, await inner.update(hashed(query))),
    updateMany: (query) => inner.updateMany(hashed(query)),
    delete: (query) => inner.delete(hashed(query)),
    deleteMany: (query) => inner.deleteMany(hashed(query)),
    consumeOne: async (query) => restored(query, await inner.consumeOne(hashed(query))),
    incrementOne: async (query) => restored(query, await inner.incrementOne(hashed(query))),
    transaction: (work) => inner.transaction((trx) => work(withHashedSessionTokens(trx as DBAdapter))),
  }
  return adapter
}

const SESSION = 'session'

interface Query {
  readonly model: string
  readonly where?: Where[] | undefined
}

function hashed<T extends Query>(query: T): T {
  if (query.model !== SESSION || !query.where) return query
  return { ...query, where: query.where.map((part) => (part.field === 'token' ? withHash(part) : part)) }
}

function withHash(part: Where): Where {
  const { value } = part
  if (typeof value === 'string') return { ...part, value: tokenHash(value) }
  return Array.isArray(value) ? { ...part, value: value.map((token) => tokenHash(String(token))) } : part
}

/** A session found by its token gets the token back; in any other it stays a hash, which is no credential. */
function restored<R>(query: Query, row: R): R {
  if (query.model !== SESSION || !row || typeof row !== 'object') return row
  const token = query.where?.find(({ field, operator = 'eq' }) => field === 'token' && operator === 'eq')?.value
  return typeof token === 'string' ? { ...row, token } : row
}
