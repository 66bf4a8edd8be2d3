import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EMAILJS_KEYS, type FakeEmailJs, openFakeEmailJs } from '#test/support/mail/emailjs.ts'
import { emailJsTransport, message } from '#test/support/mail/mail.ts'

const NEVER = new AbortController().signal
const { publicKey, serviceId, templateId } = EMAILJS_KEYS

/** Template values with umlauts, quotes, a line break and addresses. */
const FIELDS = {
  to_email: 'reader@mail.example',
  subject: 'Grüße aus der Gruft',
  message: 'Zeile 1\nZeile "2"',
  html: '<p>ä</p>',
  confirm_url: 'https://den.example/subscription/confirm?token=abc&x=1',
  unsubscribe_url: 'https://den.example/unsubscribe?token=abc',
}
const links = { confirm: FIELDS.confirm_url, unsubscribe: FIELDS.unsubscribe_url }
const mail = { to: FIELDS.to_email, subject: FIELDS.subject, text: FIELDS.message, html: FIELDS.html, links }

/** As much of a page as the service's own library looks at. */
class PageForm {
  readonly nodeName = 'FORM'
  readonly fields: Record<string, string>

  constructor(fields: Record<string, string>) {
    this.fields = fields
  }
}
const NodeFormData = FormData
class PageFormData extends NodeFormData {
  constructor(form?: unknown) {
    super()
    if (form instanceof PageForm) for (const [name, value] of Object.entries(form.fields)) this.append(name, value)
  }
}

describe('The wire of EmailJS, as its own library 4.4.1 and as we speak it', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { pathname: '/' })
    vi.stubGlobal('FormData', PageFormData)
  })

  it('is the same for variables: path, type, keys and their order, values', async () => {
    await using fake = await openFakeEmailJs()
    const { default: emailjs } = await library(fake)
    expect(await emailjs.send(serviceId, templateId, FIELDS)).toMatchObject({ status: 200, text: 'OK' })
    await using transport = emailJsTransport(fake.origin)
    expect(await transport.send(message({ ...mail, kind: 'test' }), async () => {}, NEVER)).toEqual({
      kind: 'accepted',
      reply: '200 OK',
    })
    const [theirs, ours] = fake.calls
    expect(theirs?.names).toEqual(['lib_version', 'user_id', 'service_id', 'template_id', 'template_params'])
    expect(Object.keys(theirs?.variables ?? {})).toEqual(Object.keys(FIELDS))
    expect(wireOf(ours)).toEqual(wireOf(theirs))
    expect(ours?.path).toBe('/api/v1.0/email/send')
  })

  it('is the same for a form: its own fields first, then what the library appends', async () => {
    await using fake = await openFakeEmailJs()
    const { default: emailjs } = await library(fake)
    const form = new PageForm(FIELDS) as unknown as HTMLFormElement
    expect(await emailjs.sendForm(serviceId, templateId, form)).toMatchObject({ status: 200, text: 'OK' })
    await using transport = emailJsTransport(fake.origin)
    await transport.send(message({ ...mail, kind: 'confirmation' }), async () => {}, NEVER)
    const [theirs, ours] = fake.calls
    expect(theirs?.names).toEqual([...Object.keys(FIELDS), 'lib_version', 'service_id', 'template_id', 'user_id'])
    expect(wireOf(ours)).toEqual(wireOf(theirs))
    expect(ours?.path).toBe('/api/v1.0/email/send-form')
    expect(fake.sent).toHaveLength(2)
  })

  it('is refused in the words of the service, to both of us', async () => {
    await using fake = await openFakeEmailJs()
    const { default: emailjs } = await library(fake)
    await using transport = emailJsTransport(fake.origin)
    for (const [status, text] of [
      [400, 'The user_id parameter is required'],
      [403, 'API calls are disabled for non-browser applications'],
      [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'],
      [500, 'oh'],
    ] as const) {
      fake.fault = () => ({ status, text })
      await expect(emailjs.send(serviceId, templateId, FIELDS)).rejects.toMatchObject({ status, text })
      expect(await transport.send(message(), async () => {}, NEVER)).toMatchObject({ reply: `${status} ${text}` })
    }
  })

  it('carries the private key last in a form, and behind the public one among variables', async () => {
    await using fake = await openFakeEmailJs()
    await using transport = emailJsTransport(fake.origin, { privateKey: 'private-key' })
    await transport.send(message({ kind: 'announcement' }), async () => {}, NEVER)
    await transport.send(message({ kind: 'already-subscribed' }), async () => {}, NEVER)
    const [variables, form] = fake.calls
    expect(variables?.names.slice(0, 3)).toEqual(['lib_version', 'user_id', 'accessToken'])
    expect(form?.names.slice(0, 1)).toEqual(['to_email'])
    expect(form?.names.slice(-2)).toEqual(['user_id', 'accessToken'])
    expect([variables?.values.accessToken, form?.values.accessToken]).toEqual(['private-key', 'private-key'])
  })
})

/** Looks at the page as soon as it is loaded. */
async function library({ origin }: FakeEmailJs) {
  const loaded = await import('@emailjs/browser')
  loaded.default.init({ publicKey }, origin)
  return loaded
}

/** Boundaries are random on both sides. */
function wireOf(call: FakeEmailJs['calls'][number] | undefined) {
  if (!call) return undefined
  const { method, path, names, values, variables, headers } = call
  return { method, path, names, values, variables, type: headers['content-type']?.replace(/boundary=.*/, 'boundary=') }
}
