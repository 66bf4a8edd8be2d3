import { afterEach, expect, it, vi } from 'vitest'
import { call } from '../call.ts'
import { setPasswordPrompt } from './password-prompt.ts'

const NEEDED = { status: 403, code: 'password-needed', detail: 'Confirm your password first.' }

afterEach(() => setPasswordPrompt(null))

/** A server that refuses until the password is confirmed. @returns the requests that it received */
function guarded() {
  const asked: string[] = []
  let isConfirmed = false
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    asked.push(`${options?.method} ${address} ${options?.body}`)
    return isConfirmed ? Response.json({ done: true }) : Response.json(NEEDED, { status: 403 })
  })
  return {
    asked,
    confirm() {
      isConfirmed = true
    },
  }
}

it('asks once for calls that are refused together, and makes each again with what it said', async () => {
  const { asked, confirm } = guarded()
  let dialogs = 0
  const { promise, resolve } = Promise.withResolvers<boolean>()
  setPasswordPrompt(() => {
    dialogs++
    return promise
  })
  const calls = [call('PATCH', '/api/mail', { url: 'one' }), call('POST', '/api/invitations', { email: 'two' })]
  await expect.poll(() => dialogs).toBe(1)
  confirm()
  resolve(true)
  for (const result of await Promise.all(calls)) expect(result).toMatchObject({ ok: true, value: { done: true } })
  expect(dialogs).toBe(1)
  const bodies = ['PATCH /api/mail {"url":"one"}', 'POST /api/invitations {"email":"two"}']
  expect(asked.toSorted()).toEqual([...bodies, ...bodies].toSorted())
})

it('says that nothing was done when the password is not given, and asks again the next time', async () => {
  const { asked } = guarded()
  let dialogs = 0
  setPasswordPrompt(async () => {
    dialogs++
    return false
  })
  for (let time = 1; time <= 2; time++) {
    const result = await call('PATCH', '/api/mail', {})
    expect(result).toMatchObject({
      ok: false,
      refusal: { status: 403, detail: expect.stringMatching(/not confirmed/) },
    })
    expect([dialogs, asked.length]).toEqual([time, time])
  }
})

it('gives the words of the server where nobody can be asked', async () => {
  guarded()
  expect(await call('PATCH', '/api/mail', {})).toMatchObject({ ok: false, refusal: { detail: NEEDED.detail } })
})
