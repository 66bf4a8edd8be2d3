import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listening } from '../listening.ts'
import { drip } from './fake-server.ts'

/** `hang` never answers, `rst` resets the connection; an answer is sent as given, byte by byte with `dripMs`. */
export type EmailJsFault = 'hang' | 'rst' | EmailJsAnswer

export interface EmailJsAnswer {
  readonly status: number
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds before each byte of the whole answer. */
  readonly dripMs?: number
  /** Sends `text`, and never ends the response. */
  readonly isEndless?: boolean
}

/** One received call. */
export interface EmailJsCall {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  /** Keys of the JSON, or names of the form, in their order. */
  readonly names: readonly string[]
  readonly values: Readonly<Record<string, string>>
  /** Variables of the template: `template_params`, or the form's own fields. */
  readonly variables: Readonly<Record<string, string>>
  /** Monotonic clock, in milliseconds. */
  readonly at: number
}

/** A fake of the hosted mail service, with faults on demand. Without one it answers like the real one, as far as that is known. */
export interface FakeEmailJs extends AsyncDisposable {
  readonly origin: string
  readonly calls: readonly EmailJsCall[]
  /** Calls that were answered with 200: mails that were sent. */
  readonly sent: readonly EmailJsCall[]
  readonly connections: number
  /** The fault of each call from now on; undefined for none. */
  fault: (call: EmailJsCall) => EmailJsFault | undefined
  /** Resets each connection before a byte. */
  isDeaf: boolean
}

export const EMAILJS_KEYS = { publicKey: 'public-key', serviceId: 'service_den', templateId: 'template_den' } as const

const SERVICE_FIELDS = ['lib_version', 'service_id', 'template_id', 'user_id', 'accessToken']

export async function openFakeEmailJs(fault: FakeEmailJs['fault'] = () => undefined): Promise<FakeEmailJs> {
  const calls: EmailJsCall[] = []
  const sent: EmailJsCall[] = []
  const fake = { calls, sent, connections: 0, fault, isDeaf: false }

  const server = createServer(async (request, response) => {
    const call = await callIn(request).catch(() => null)
    // The client disconnected before the call was complete.
    if (!call) return
    calls.push(call)
    const said = fake.fault(call) ?? usualAnswer(call)
    if (typeof said === 'object' && said.status === 200) sent.push(call)
    answer(response, said)
  })
  server.on('connection', (socket) => {
    fake.connections++
    if (fake.isDeaf) socket.resetAndDestroy()
  })
  return Object.assign(fake, await listening(server))
}

/** Environment of a server that uses it. */
export function emailJsEnv({ origin }: Pick<FakeEmailJs, 'origin'>): Record<string, string> {
  return {
    EMAILJS_PUBLIC_KEY: EMAILJS_KEYS.publicKey,
    EMAILJS_SERVICE_ID: EMAILJS_KEYS.serviceId,
    EMAILJS_TEMPLATE_ID: EMAILJS_KEYS.templateId,
    EMAILJS_ORIGIN: origin,
  }
}

async function callIn(request: IncomingMessage): Promise<EmailJsCall> {
  const { method = '', url: path = '', headers } = request
  const bytes = await buffer(request)
  const at = performance.now()
  const known = { method, path, headers, at }
  const type = headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) {
    const json = JSON.parse(bytes.toString('utf8'))
    return { ...known, names: Object.keys(json), values: json, variables: json.template_params ?? {} }
  }
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()
  const fields = [...form].map(([name, value]) => [name, String(value)] as const)
  return {
    ...known,
    names: fields.map(([name]) => name),
    values: Object.fromEntries(fields),
    variables: Object.fromEntries(fields.filter(([name]) => !SERVICE_FIELDS.includes(name))),
  }
}

function usualAnswer({ method, path, values }: EmailJsCall): EmailJsAnswer {
  if (method !== 'POST' || !/^\/api\/v1\.0\/email\/send(-form)?$/.test(path)) return { status: 404, text: 'Not Found' }
  for (const name of ['user_id', 'service_id', 'template_id'])
    if (!values[name]) return { status: 400, text: `The ${name} parameter is required` }
  const where = 'To find this ID, visit https://dashboard.emailjs.com/admin'
  if (values.user_id !== EMAILJS_KEYS.publicKey)
    return { status: 400, text: `The Public Key is invalid. ${where}/account` }
  if (values.service_id !== EMAILJS_KEYS.serviceId) return { status: 400, text: `The service ID not found. ${where}` }
  if (values.template_id !== EMAILJS_KEYS.templateId)
    return { status: 400, text: `The template ID not found. ${where}/templates` }
  return { status: 200, text: 'OK' }
}

function answer(response: ServerResponse, said: EmailJsFault): void {
  const { socket } = response
  if (said === 'hang' || !socket) return
  if (said === 'rst') {
    socket.resetAndDestroy()
    return
  }
  const { status, text = '', headers = {}, dripMs, isEndless } = said
  if (isEndless) {
    response.writeHead(status, headers).write(text)
    return
  }
  if (dripMs === undefined) {
    response.writeHead(status, headers).end(text)
    return
  }
  drip(socket, `HTTP/1.1 ${status} Dripping\r\nContent-Length: ${text.length}\r\n\r\n${text}`, dripMs)
}
