import { expect, it } from 'vitest'
import { readMailSettings } from './mail-settings.ts'

const read = (settings: Record<string, unknown>) => readMailSettings({ all: async () => settings })
const caps = { perSecond: 10, perHour: null, perDay: null }

it('sends ten mails a second to nowhere until somebody decides otherwise', async () => {
  expect(await read({})).toEqual({ smtp: null, caps })
})

it('takes a server with a sender, and caps', async () => {
  const url = 'smtp://mail.example'
  expect(
    await read({ smtp: { url, from: 'The Den <a@den.example>' }, mailCaps: { perSecond: null, perDay: 100 } }),
  ).toEqual({
    smtp: { url, from: { name: 'The Den', address: 'a@den.example' } },
    caps: { perSecond: null, perHour: null, perDay: 100 },
  })
})

it.each([
  { smtp: 'smtp://mail.example' },
  { smtp: { url: 'http://mail.example', from: 'a@den.example' } },
  { smtp: { url: 'smtp://mail.example' } },
  { smtp: { url: 'smtp://mail.example', from: 'nobody' } },
  { smtp: null, mailCaps: { perSecond: 0, perHour: -1, perDay: 'many' } },
  { mailCaps: [] },
])('passes over what cannot be used: %j', async (settings) => {
  expect(await read(settings)).toEqual({ smtp: null, caps })
})
