import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type BrotliOptions, brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { listening } from '#test/support/listening.ts'
import { turns } from '#test/support/time.ts'
import { compress, compressHard, gzipQuickly } from '../http/encoding.ts'
import { RenderedPage } from './rendered-page.ts'

const zlib = vi.hoisted(() => ({ refuses: (_quality: number): boolean => false }))

/** Compression fails as it does without memory. */
vi.mock('node:zlib', async (original) => {
  const real = await original<typeof import('node:zlib')>()
  type Done = (error: Error | null, result: Buffer) => void
  const brotliCompress = (bytes: Uint8Array, options: BrotliOptions, done: Done) => {
    const quality = options.params?.[real.constants.BROTLI_PARAM_QUALITY]
    if (zlib.refuses(Number(quality))) done(new Error('no memory'), Buffer.alloc(0))
    else real.brotliCompress(bytes, options, done)
  }
  return { ...real, brotliCompress }
})

const TEXT = Array.from({ length: 2_000 }, (_, index) => `A line that is number ${index * 7919}.`).join('\n')
const SMALLEST = brotliCompressSync(TEXT).byteLength

describe('a page that cannot be compressed', () => {
  it('is tried again with the next reader', async () => {
    await using site = await serving(page())
    zlib.refuses = () => true
    expect((await site.read('br')).status).toBe(500)
    zlib.refuses = () => false
    expect(brotliDecompressSync((await site.read('br')).bytes).toString()).toBe(TEXT)
    expect(gunzipSync((await site.read('gzip')).bytes).toString()).toBe(TEXT)
  })

  it('as well as can be goes on as it is', async () => {
    const kept = page()
    await using site = await serving(kept)
    const before = await site.read('br')
    zlib.refuses = (quality) => quality === constants.BROTLI_MAX_QUALITY
    await recompress(kept)
    await turns()
    zlib.refuses = () => false
    expect(await site.read('br')).toEqual(before)
  })
})

describe('recompression', () => {
  it('takes one page at a time, passes over the rest, and comes back to them', async () => {
    const pages = [page(), page()]
    await recompress(...pages)
    expect(pages.map((each) => each.isRecompressed)).toEqual([true, false])
    await using first = await serving(pages[0]!)
    await using second = await serving(pages[1]!)
    await expect.poll(() => size(first)).toBe(SMALLEST)
    expect(await size(second)).toBeGreaterThan(SMALLEST)
    await recompress(pages[1]!)
    await expect.poll(() => size(second)).toBe(SMALLEST)
  })

  it('makes gzip smaller as well', async () => {
    const kept = page()
    await using site = await serving(kept)
    const quick = await site.read('gzip')
    await recompress(kept)
    await expect.poll(async () => (await site.read('gzip')).bytes.byteLength).toBeLessThan(quick.bytes.byteLength)
    expect(gunzipSync((await site.read('gzip')).bytes).toString()).toBe(TEXT)
  })

  const size = async ({ read }: { read: (encoding: string) => Promise<{ bytes: Buffer }> }) =>
    (await read('br')).bytes.byteLength
})

it('what is compressed lies in memory of its own', async () => {
  const bytes = Buffer.from(TEXT.slice(0, 3_000))
  const ways = [compress, compressHard]
  const made = await Promise.all(ways.flatMap((way) => [way(bytes, 'br'), way(bytes, 'gzip')]))
  for (const each of [...made, gzipQuickly(bytes)]) expect(each.buffer.byteLength).toBe(each.byteLength)
})

function page(): RenderedPage {
  return new RenderedPage(200, new Headers({ 'Content-Type': 'text/html' }), new TextEncoder().encode(TEXT))
}

/** Asks all pages at once to be compressed, and again while that of an earlier test is, until the first one is taken. */
function recompress(...pages: readonly RenderedPage[]): Promise<void> {
  const isTaken = () => {
    for (const each of pages) each.recompress()
    return pages[0]!.isRecompressed
  }
  return expect.poll(isTaken).toBe(true)
}

async function serving(finished: RenderedPage) {
  const server = createServer((request, reply) => {
    const url = new URL('http://localhost/')
    finished.send({ request, reply, url }).catch(() => reply.writeHead(500).end())
  })
  const listener = await listening(server)
  return {
    ...listener,
    async read(encoding: string) {
      const request = get({
        host: '127.0.0.1',
        port: listener.port,
        agent: false,
        headers: { 'Accept-Encoding': encoding },
      })
      const [reply] = (await once(request, 'response')) as [IncomingMessage]
      return { status: reply.statusCode, bytes: await buffer(reply) }
    },
  }
}
