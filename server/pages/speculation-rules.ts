import { createHash } from 'node:crypto'
import { type Handler, isReading } from '../http/exchange.ts'
import { sendFile } from '../http/send-file.ts'

export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/** Paths without pages for readers, which are never prerendered. */
const NOT_AHEAD = ['/admin*', '/api/*', '/v1/*', '/media/*', '/assets/*', '/*.xml', '/*.json']

/**
 * A header of every reading page names these rules, so that no page needs a script; browsers without the feature ignore it.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Speculation-Rules
 */
const RULES = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, ...NOT_AHEAD.map((pattern) => ({ not: { href_matches: pattern } }))] },
      eagerness: 'moderate',
    },
  ],
}

export const speculationRules: Handler = async (exchange) => {
  if (exchange.url.pathname !== SPECULATION_RULES_PATH || !isReading(exchange.request)) return false
  const bytes = Buffer.from(JSON.stringify(RULES))
  await sendFile(exchange, {
    bytes,
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
      ETag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`,
    },
  })
  return true
}
