import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildDirectory } from '#server/build.ts'
import { PART_BYTES } from '#server/media/media-parts.ts'
import { openTestApp, type Reply, type TestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { attributesOf } from '#test/support/html.ts'
import { addressOf, drawing, type PictureFormat } from '#test/support/pictures.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

describe('an asset', () => {
  it('may be kept for ever, and was compressed beforehand', async () => {
    await using app = await openTestApp(openTestSqlite)
    const assets = await assetsOf(app)
    expect(assets.map((asset) => asset.slice(asset.lastIndexOf('.') + 1))).toEqual(
      expect.arrayContaining(['css', 'js', 'svg', 'woff2']),
    )
    for (const asset of assets) {
      const [plain, br, gzip] = [await as(app, asset, ''), await as(app, asset, 'br'), await as(app, asset, 'gzip')]
      for (const { status, headers } of [plain, br, gzip]) {
        expect([asset, status, headers['cache-control']]).toEqual([asset, 200, FOR_EVER])
        expect(headers.vary).toBe('Accept-Encoding')
      }
      const isText = !/\.(woff2|png)$/.test(asset) && plain.bytes.byteLength >= 300
      expect([asset, br.headers['content-encoding']]).toEqual([asset, isText ? 'br' : undefined])
      expect([asset, gzip.headers['content-encoding']]).toEqual([asset, isText ? 'gzip' : undefined])
      if (isText) expect(br.bytes.byteLength).toBeLessThan(plain.bytes.byteLength)
      if (isText) expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true)
      if (isText) expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
    }
  })

  it('is named by its bytes', async () => {
    await using app = await openTestApp(openTestSqlite)
    for (const asset of await assetsOf(app)) {
      const { etag } = (await as(app, asset, 'br')).headers
      const headers = { 'Accept-Encoding': 'br', 'If-None-Match': etag! }
      const again = await app.get(asset, { headers })
      expect([again.status, again.bytes.byteLength, again.headers.etag]).toEqual([304, 0, etag])
      expect((await app.get(asset, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
    }
  })

  it('comes in parts', async () => {
    await using app = await openTestApp(openTestSqlite)
    const asset = (await assetsOf(app)).find((name) => name.endsWith('.css'))!
    await comesInParts(app, asset)
    const compressed = await app.get(asset, { headers: { 'Accept-Encoding': 'br', Range: 'bytes=0-9' } })
    expect([compressed.status, compressed.headers['content-encoding']]).toEqual([206, undefined])
  })

  it('has the same headers for HEAD as for GET, and takes nothing', async () => {
    await using app = await openTestApp(openTestSqlite)
    for (const asset of await assetsOf(app)) {
      for (const encoding of ['', 'br'])
        expect(await headOf(app, asset, encoding)).toEqual(await headOf(app, asset, encoding, 'GET'))
      for (const method of ['POST', 'PUT', 'DELETE']) expect((await app.get(asset, { method })).status).toBe(404)
    }
  })

  it('holds nothing of the server', () => {
    const files = globSync(`${buildDirectory}/client/**/*.{js,css,svg,json,txt}`)
    expect(files.length).toBeGreaterThan(3)
    // A sentence about the disk names DATA_DIR, which code has after a dot or as a name of its own.
    for (const file of files)
      expect(readFileSync(file, 'utf8'), file).not.toMatch(
        /\.(DATABASE_URL|DATA_DIR)\b|['"`{,](DATABASE_URL|DATA_DIR)['"`:]|kysely|node:(sqlite|fs|crypto)|process\.env\.[A-Z]+_/,
      )
  })

  it('is never a file of another folder', async () => {
    await using app = await openTestApp(openTestSqlite)
    const ways = [
      '/assets/../server/index.js',
      '/assets/%2e%2e/server/index.js',
      '/assets/..%2fserver%2findex.js',
      '/assets/%2e%2e%2fserver%2findex.js',
      '/assets/..\\..\\server\\index.js',
      '/assets/..%5c..%5cserver%5cindex.js',
      '/assets/%252e%252e/server/index.js',
      '/assets/....//server/index.js',
      '/../source-hash',
      '/server/index.js',
      '/../../../../../../etc/passwd',
      '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
      '/assets//etc/passwd',
      '/assets/%00',
      '/assets/site.css%00.js',
      '/assets/',
      '/assets',
      '/assets/.',
      '/.env',
      '/.git/HEAD',
      '/.git/config',
      '/assets/../.git/config',
      '/data/den.sqlite',
      '/package.json',
    ]
    for (const way of ways) {
      const { status, body } = await app.get(way)
      expect([302, 404], way).toContain(status)
      expect(body).not.toMatch(/import |"name"|root:|refs\/|\[core\]/)
    }
  })
})

describeServer('a picture', (open) => {
  it('is served under its own name only', async () => {
    const formats: PictureFormat[] = ['jpeg', 'png', 'webp', 'avif']
    const pictures = await Promise.all(formats.map(drawing))
    await using app = await openTestApp(open, { pictures })
    for (const [index, format] of formats.entries()) {
      const bytes = pictures[index]!
      const address = addressOf(bytes, format)
      const reply = await as(app, address, 'br')
      expect([reply.status, reply.headers['content-type']], address).toEqual([200, `image/${format}`])
      expect([reply.headers['cache-control'], reply.headers['content-encoding']]).toEqual([FOR_EVER, undefined])
      expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin')
      expect(reply.bytes.equals(bytes)).toBe(true)

      const wrong = [
        ...formats.filter((name) => name !== format).map((name) => addressOf(bytes, name)),
        address.replace(/\.\w+$/, ''),
        address.replace(/\.\w+$/, '.svg'),
        `${address}/`,
        `${address}.jpg`,
        `${address}%00`,
        address.replace(/[0-9a-f]{32}/, 'f'.repeat(32)),
        address.replace('/media/', '/media/../media//'),
        address.replace('/media/', '/media/%2e%2e%2f'),
        '/media/',
        '/media',
      ]
      for (const name of wrong) expect((await app.get(name)).status, name).toBe(404)
    }
  })

  it('is sent once, comes in parts, and has the same headers for HEAD', async () => {
    const bytes = await drawing('jpeg')
    const address = addressOf(bytes, 'jpeg')
    await using app = await openTestApp(open, { pictures: [bytes] })
    await comesInParts(app, address)
    const { etag } = (await app.get(address)).headers
    const again = await app.get(address, { headers: { 'If-None-Match': etag! } })
    expect([again.status, again.bytes.byteLength, again.headers['cache-control']]).toEqual([304, 0, FOR_EVER])
    expect(await headOf(app, address, 'br')).toEqual(await headOf(app, address, 'br', 'GET'))
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await app.get(address, { method })).status).toBe(404)
  })

  it('is read no further than it is asked for', async () => {
    const size = { width: 700, height: 700, channels: 3 } as const
    const bytes = await sharp(randomBytes(700 * 700 * 3), { raw: size })
      .png()
      .toBuffer()
    const address = addressOf(bytes, 'png')
    await using app = await openTestApp(open, { pictures: [bytes] })
    await comesInParts(app, address)
    const partsReadBy = async (method: string, headers: Record<string, string>) => {
      app.queries.length = 0
      await app.get(address, { method, headers })
      return app.queries.filter((sql) => sql.includes('media_parts')).length
    }
    const { etag } = (await app.get(address)).headers
    expect(await partsReadBy('GET', {})).toBe(Math.ceil(bytes.byteLength / PART_BYTES))
    expect(await partsReadBy('GET', { Range: `bytes=${2 * PART_BYTES - 1}-${2 * PART_BYTES}` })).toBe(2)
    expect(await partsReadBy('GET', { Range: 'bytes=-1' })).toBe(1)
    expect(await partsReadBy('GET', { Range: `bytes=${bytes.byteLength}-` })).toBe(0)
    expect(await partsReadBy('GET', { 'If-None-Match': etag! })).toBe(0)
    expect(await partsReadBy('HEAD', {})).toBe(0)
  })
})

async function comesInParts(app: TestApp, target: string): Promise<void> {
  const whole = await as(app, target, '')
  const size = whole.bytes.byteLength
  const etag = whole.headers.etag!
  const part = (Range: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.get(target, { method, headers: { Range, ...headers } })
  expect(whole.headers['accept-ranges']).toBe('bytes')

  for (const [range, start, end] of [
    ['bytes=0-0', 0, 1],
    ['bytes=5-9', 5, 10],
    ['bytes=-7', size - 7, size],
    [`bytes=${size - 3}-`, size - 3, size],
    [`bytes=10-${size * 2}`, 10, size],
  ] as const) {
    const { status, headers, bytes } = await part(range)
    expect([range, status, headers['content-range']]).toEqual([range, 206, `bytes ${start}-${end - 1}/${size}`])
    expect(headers['content-length']).toBe(String(end - start))
    expect(bytes.equals(whole.bytes.subarray(start, end))).toBe(true)
  }
  for (const range of ['bytes=0-1,5-6', 'bytes=9-5', 'lines=0-1', 'bytes=x'])
    expect([range, await part(range)]).toMatchObject([range, { status: 200, body: whole.body }])
  for (const range of [`bytes=${size}-`, 'bytes=-0']) {
    const { status, headers, bytes } = await part(range)
    expect([range, status, headers['content-range'], bytes.byteLength]).toEqual([range, 416, `bytes */${size}`, 0])
    // A cached refusal would replace the file.
    expect(headers['cache-control']).toBe('no-store')
  }
  expect((await part('bytes=0-0', { 'If-Range': etag })).status).toBe(206)
  for (const other of ['"other"', `W/${etag}`, 'Sat, 21 Nov 2026 10:00:00 GMT'])
    expect((await part('bytes=0-0', { 'If-Range': other })).status).toBe(200)
  expect((await part('bytes=0-0', { 'If-None-Match': etag })).status).toBe(304)
  // RFC 9110 knows ranges for GET only.
  expect(await part('bytes=0-0', {}, 'HEAD')).toMatchObject({
    status: 200,
    headers: { 'content-length': String(size) },
  })
}

async function assetsOf(app: TestApp): Promise<string[]> {
  const { body } = await app.get('/')
  const addresses = [...attributesOf(body, 'src'), ...attributesOf(body, 'href')]
  return addresses.filter((address) => address.startsWith('/assets/'))
}

function as(app: TestApp, target: string, encoding: string): Promise<Reply> {
  return app.get(target, { headers: { 'Accept-Encoding': encoding } })
}

async function headOf(app: TestApp, target: string, encoding: string, method = 'HEAD') {
  const { status, headers, bytes } = await app.get(target, { method, headers: { 'Accept-Encoding': encoding } })
  const { date: _, 'x-request-id': __, ...rest } = headers
  return { status, rest, length: method === 'HEAD' ? bytes.byteLength : 0 }
}
