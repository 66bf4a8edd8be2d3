import { describe, expect, it } from 'vitest'
import { base32Bytes } from './base32.ts'
import { matchingSteps, newTotpSecret, otpauthUri, stepAt, totpCode } from './totp.ts'

/** Of RFC 6238, appendix B: the bytes `12345678901234567890` in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const VECTORS = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const

describe('One-time codes', () => {
  it.each(VECTORS)('are those of RFC 6238 at second %i', (seconds, code) => {
    const instant = new Date(seconds * 1000)
    expect(totpCode(SECRET, stepAt(instant), 8)).toBe(code)
    expect(totpCode(SECRET, stepAt(instant))).toBe(code.slice(2))
    expect(matchingSteps(SECRET, code.slice(2), instant)).toEqual([stepAt(instant)])
  })

  it('count for half a minute, and one step before and after it', () => {
    const instant = new Date('2026-10-31T20:00:00Z')
    const code = totpCode(SECRET, stepAt(instant))
    const counts = (seconds: number) => matchingSteps(SECRET, code, new Date(instant.getTime() + seconds * 1000))
    for (const seconds of [-30, -1, 0, 29, 30, 59]) expect(counts(seconds)).toEqual([stepAt(instant)])
    for (const seconds of [-31, 60]) expect(counts(seconds)).toEqual([])
  })

  it('are six digits and nothing else', () => {
    for (const text of ['', '1', '1234567', 'abcdef', 'é1234', '😀1234'])
      expect(matchingSteps(SECRET, text, new Date(59_000))).toEqual([])
  })
})

describe('A secret', () => {
  it('has 160 random bits, as base32', () => {
    const secrets = Array.from({ length: 50 }, newTotpSecret)
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new Set(secrets).size).toBe(50)
    for (const secret of secrets) expect(base32Bytes(secret)).toHaveLength(20)
    // RFC 4648, section 10, in multiples of five bytes.
    expect(Buffer.from(base32Bytes('MZXW6YTB')).toString()).toBe('fooba')
  })

  it('stands in an address with the name of the blog and of the account', () => {
    const uri = new URL(otpauthUri(SECRET, 'mara+den@den.example', 'Den: Crypt & Co'))
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Den  Crypt & Co:mara+den@den.example',
    ])
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: SECRET,
      issuer: 'Den  Crypt & Co',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
