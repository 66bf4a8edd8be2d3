import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptedEncoding, compress } from './encoding.ts'

describe('acceptedEncoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['deflate, zstd', undefined],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZip;Q=0.5', 'gzip'],
    ['gzip ; q=0.001', 'gzip'],
    ['*', 'br'],
    ['identity, *;q=0.1', 'br'],
    ['xbr, gzipped', undefined],
  ])('of %j is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })

  it.each([
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0.', undefined],
    ['*;q=0', undefined],
    ['gzip, *;q=0', 'gzip'],
    ['*, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0, *', undefined],
    ['br; q=0 , gzip ;\tq=0', undefined],
  ])('is never what %j refuses', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })

  it('is one that was asked for, whatever stands in the header', () => {
    const token = fc.constantFrom(
      'br',
      'gzip',
      '*',
      'identity',
      ';q=0',
      ';q=1',
      ';q=',
      ',',
      ';',
      '=',
      ' ',
      'é',
      '__proto__',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(token).map((tokens) => tokens.join('')),
          fc.string(),
        ),
        (header) => {
          const encoding = acceptedEncoding(header)
          if (encoding) expect(header.toLowerCase().includes(encoding) || header.includes('*')).toBe(true)
        },
      ),
    )
    expect(acceptedEncoding('br,'.repeat(5_000))).toBe('br')
    expect(acceptedEncoding(`${';q=0'.repeat(4_000)},gzip`)).toBe('gzip')
  })
})

it('compress gives back the same bytes', async () => {
  const body = Buffer.from('Twelve men and a dog at the end of the world. 🐕 '.repeat(50))
  expect(brotliDecompressSync(await compress(body, 'br'))).toEqual(body)
  expect(gunzipSync(await compress(body, 'gzip'))).toEqual(body)
  expect((await compress(body, 'br')).byteLength).toBeLessThan(body.byteLength / 5)
  expect(brotliDecompressSync(await compress(new Uint8Array(), 'br'))).toHaveLength(0)
})
