import { describe, expect, it } from 'vitest'
import { collectorAt } from '#test/support/mail/google-sending.ts'
import { serving } from '#test/support/process/serving.ts'
import { openFakeGoogleAnalytics } from '#test/support/services/google-analytics.ts'

describe('testing the connection to Google Analytics', () => {
  it('has Google check a call without counting it, and says what that proves', async () => {
    await using google = await openFakeGoogleAnalytics()
    const word = await collectorAt(google.origin).test()
    expect(word).toEqual({ ok: true, reply: expect.stringContaining('It does not say whether GA_API_SECRET is right') })
    expect(google.calls[0]).toMatchObject({
      path: '/debug/mp/collect',
      body: { validation_behavior: 'ENFORCE_RECOMMENDATIONS' },
    })
  })

  it.each([
    ['html' as const, /^Google Analytics answered 200, and nothing that it is known to say\.$/],
    [{ status: 503 }, /^Google Analytics answered 503, and nothing that it is known to say\.$/],
    ['cut' as const, /could not be reached: (UND_ERR_SOCKET|ECONNRESET)\.$/],
    ['redirect' as const, 'Google Analytics answered 302: it redirects to another address, which Den does not follow.'],
  ])('says what went wrong, and repeats no stranger, where that is %j', async (mode, words) => {
    await using google = await openFakeGoogleAnalytics()
    google.mode = mode
    const word = await collectorAt(google.origin).test()
    expect(word.ok).toBe(false)
    expect(word.reply).toMatch(words)
    expect(word.reply).not.toContain('hunter2')
  })

  it.each([
    ['the address as it stands', (url: string) => `<p>You asked for ${url}`],
    ['the address in HTML', (url: string) => `<p>You asked for ${url.replaceAll('&', '&amp;')}`],
    [
      'the address as another program writes it',
      (url: string) => url.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase()),
    ],
    ['it in HTML', (url: string) => `<p>${secretIn(url).replaceAll('&', '&amp;')}`],
    ['it where the answer is cut', (url: string) => 'x'.repeat(490) + url.replace(/.*api_secret=/, '')],
    ['it read out', secretIn],
    [
      'it in a complaint',
      (url: string) => JSON.stringify({ validationMessages: [{ description: `${'y'.repeat(495)} ${url}` }] }),
    ],
  ])('hides its secret in what is said, also where that quotes %s', async (_, words) => {
    const secret = 'hunter two+/&=…'
    await using google = await serving((request, reply) => reply.writeHead(200).end(words(request.url!)))
    const word = await collectorAt(google.origin, secret).test()
    expect(word.ok).toBe(false)
    expect(word.reply.length).toBeLessThan(560)
    for (const part of [secret, 'hunter', 'two', 'hunt']) expect(word.reply).not.toContain(part)
    if (/api_secret/.test(word.reply)) expect(word.reply).toContain('api_secret=•••')
  })

  it('understands complaints that are longer than what it shows', async () => {
    await using google = await serving((_, reply) => {
      const said = (index: number) => ({ description: `Complaint ${index}.`, validationCode: 'VALUE_INVALID' })
      reply
        .writeHead(200)
        .end(JSON.stringify({ validationMessages: Array.from({ length: 100 }, (_, index) => said(index)) }))
    })
    const { reply } = await collectorAt(google.origin).test()
    expect(reply).toMatch(/^Complaint 0\. Complaint 1\. /)
    expect(reply).toHaveLength(500)
  })

  it('reads no more of an answer than one can be long', async () => {
    let isOver = false
    await using google = await serving((_, reply) => {
      reply.writeHead(200)
      const pouring = setInterval(() => reply.write('x'.repeat(64 * 1024)), 5)
      reply.on('close', () => {
        isOver = true
        clearInterval(pouring)
      })
    })
    const word = await collectorAt(google.origin).test()
    expect(word.reply).toMatch(/^Google Analytics answered 200, and nothing/)
    await expect.poll(() => isOver).toBe(true)
  })
})

function secretIn(url: string): string {
  return new URL(url, 'http://google').searchParams.get('api_secret')!
}
