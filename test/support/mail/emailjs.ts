import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listening } from '../listening.ts'
import { drip } from './fake-server.ts'

/** Neither a word after the call, nor an end; RST instead of an answer, or of an ear; or an answer, dripping if `dripMs` says so. */
export type EmailJsFault = 'hang' | 'rst' | EmailJsAnswer

export interface EmailJsAnswer {
  readonly status: number
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds before each byte of the whole answer. */
  readonly dripMs?: number
  /** Says no more than `text`, and never ends. */
  readonly isEndless?: boolean
}

/** One call, as it came. */
export interface EmailJsCall {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  /** Keys of the JSON, or names of the form, in their order. */
  readonly names: readonly string[]
  readonly values: Readonly<Record<string, string>>
  /** What the template is filled with: `template_params`, or the form's own fields. */
  readonly variables: Readonly<Record<string, string>>
  /** Monotonic clock, in milliseconds. */
  readonly at: number
}

/** A hosted service that does as it is told. Without a fault it answers as the real one does, as far as that is known. */
export interface FakeEmailJs extends AsyncDisposable {
  readonly origin: string
  readonly calls: readonly EmailJsCall[]
  /** Those that were answered with 200: mails that went out. */
  readonly sent: readonly EmailJsCall[]
  readonly connections: number
  /** What goes wrong from now on; undefined means nothing. */
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
    // The caller left in the middle.
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

/** Names of the environment that lead a server there. */
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
