import { readFile } from 'node:fs/promises'
import { readConfig } from '#server/config/config.ts'
import { RefusedError } from '../command.ts'
import { t } from '../speech.ts'
import { printable } from '../terminal.ts'

/** Requests at the same time: the server goes on serving readers. */
const REQUESTS = 4
const TIMEOUT_MS = 20_000
const HOPS_MAX = 5

/** Where an old address leads: to a page, to the front page alone, or to an error. */
interface Destination {
  readonly from: string
  readonly to: string
  readonly status: number
}

/**
 * Asks the running server for each address of a sitemap or a list, and prints those that lead to no page of their own. Sets exit
 * code 1 if there are any.
 * @throws {RefusedError} if the file or the server cannot be read
 */
export async function checkAddresses(file: string): Promise<void> {
  const { host, port } = readConfig(process.env)
  const server = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new RefusedError(t('unreadable', { file, problem: error.message }))
  })
  if (/<sitemapindex\b/.test(text)) throw new RefusedError(t('indexOfSitemaps', { file }))
  const { addresses, skipped } = addressesIn(text)
  if (addresses.length === 0) throw new RefusedError(t('namesNoAddress', { file }))
  let lost = 0
  let home = 0
  for (let done = 0; done < addresses.length; done += REQUESTS) {
    const batch = addresses.slice(done, done + REQUESTS)
    for (const { from, to, status } of await Promise.all(batch.map((address) => destinationOf(server, address)))) {
      const isHome = status === 200 && /^\/(?:\?|$)/.test(to) && from !== '/'
      if (isHome) home++
      else if (status !== 200) lost++
      if (isHome || status !== 200)
        process.stdout.write(
          `${printable(`${isHome ? t('frontPage') : status}: ${from}${from === to || isHome ? '' : ` → ${to}`}`)}\n`,
        )
    }
  }
  const counts = { all: addresses.length, pages: addresses.length - lost - home, home, lost }
  process.stdout.write(`\n${t('addressesChecked', counts)}\n`)
  if (skipped > 0) process.stdout.write(`${t('linesWithoutAddress', { count: skipped })}\n`)
  if (lost + home + skipped > 0) process.exitCode = 1
}

/** Paths with their queries, each once, of a sitemap or of a list with one at the beginning of each line. */
function addressesIn(text: string): { addresses: string[]; skipped: number } {
  const located = [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]+)/g)].map(([, address = '']) =>
    address.trim().replace(/&(?:amp|apos|quot|#\d{1,6}|#x[\da-f]{1,5});/gi, characterOf),
  )
  const listed =
    located.length > 0 ? located : text.split(/\r?\n/).flatMap((line) => /^"?([^\s,"]+)/.exec(line.trim())?.[1] ?? [])
  const paths = listed.flatMap((address) => {
    const whole = /^[\w-]+(?:\.[\w-]+)+\//.test(address) ? `https://${address}` : address
    if (!/^(?:https?:\/\/|\/)/i.test(whole) || !URL.canParse(whole, 'http://old.invalid')) return []
    const { pathname, search } = new URL(whole, 'http://old.invalid')
    return [pathname + search]
  })
  return { addresses: [...new Set(paths)], skipped: listed.length - paths.length }
}

function characterOf(reference: string): string {
  const named = { '&amp;': '&', '&apos;': "'", '&quot;': '"' }[reference.toLowerCase()]
  return named ?? String.fromCodePoint(Number(reference.slice(2, -1).replace(/^x/i, '0x')))
}

async function destinationOf(server: string, from: string): Promise<Destination> {
  let to = from
  for (let hops = 0; ; hops++) {
    const response = await fetch(server + to, {
      redirect: 'manual',
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error & { cause?: Error }) => {
      const problem = error.cause?.message ?? error.message
      throw new RefusedError(t('doesNotAnswer', { address: server, problem }))
    })
    await response.body?.cancel()
    const location = response.headers.get('location')
    if (location === null || hops === HOPS_MAX) return { from, to, status: response.status }
    const { origin, pathname, search } = new URL(location, server)
    // Another site answers for itself.
    if (origin !== server) return { from, to: location, status: 200 }
    to = pathname + search
  }
}
