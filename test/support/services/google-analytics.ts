import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { listening } from '../listening.ts'

/** How the fake answers: as Google does, with a status, or not at all. */
export type CollectorMode = 'ok' | 'hang' | 'cut' | 'html' | 'redirect' | { readonly status: number }

export interface ScreenViewCall {
  readonly path: string
  readonly query: Record<string, string>
  readonly body: {
    client_id: string
    consent: object
    validation_behavior?: string
    events: { name: string; timestamp_micros: number; params: Record<string, string | number> }[]
  }
}

/** A fake of Google Analytics on a free port: the Measurement Protocol and its validation server. */
export interface FakeGoogleAnalytics extends AsyncDisposable {
  readonly origin: string
  /** Environment of a server that uses it: `ANALYTICS_…` and `GA_…`. */
  readonly env: Readonly<Record<string, string>>
  readonly calls: readonly ScreenViewCall[]
  mode: CollectorMode
}

export async function openFakeGoogleAnalytics(): Promise<FakeGoogleAnalytics> {
  const calls: ScreenViewCall[] = []
  const server = createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://google')
    const body = (await json(request)) as ScreenViewCall['body']
    calls.push({ path: pathname, query: Object.fromEntries(searchParams), body })
    answer(reply, fake.mode, pathname === '/debug/mp/collect' ? complaintsOf(body) : null)
  })
  const { origin, ...listener } = await listening(server)
  const fake: FakeGoogleAnalytics = {
    ...listener,
    origin,
    env: {
      ANALYTICS_PROVIDER: 'google',
      ANALYTICS_ORIGIN: origin,
      GA_MEASUREMENT_ID: 'G-DEN1234567',
      GA_API_SECRET: 'hunter2',
    },
    calls,
    mode: 'ok',
  }
  return fake
}

function answer(reply: ServerResponse, mode: CollectorMode, complaints: object[] | null): void {
  if (mode === 'hang') return
  if (mode === 'cut') return void reply.destroy()
  if (mode === 'html') return void reply.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>')
  if (mode === 'redirect') return void reply.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()
  if (mode !== 'ok') return void reply.writeHead(mode.status).end('out of order')
  if (!complaints) return void reply.writeHead(204).end()
  reply.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ validationMessages: complaints }))
}

/** Validation messages about names and lengths, by the limits in Google's reference. */
function complaintsOf({ client_id, events }: ScreenViewCall['body']): object[] {
  const said = (description: string) => ({ description, validationCode: 'VALUE_INVALID' })
  return [
    ...(client_id ? [] : [said('Measurement requires a client_id.')]),
    ...(events.length > 25 ? [said('No more than 25 events in a request.')] : []),
    ...events
      .filter(({ name }) => !/^[A-Za-z]\w{0,39}$/.test(name))
      .map(({ name }) => said(`Event at index: [0] has invalid name [${name}].`)),
    ...events
      .filter(({ timestamp_micros }) => String(timestamp_micros).length !== 16)
      .map(() => said('timestamp_micros must be in microseconds.')),
  ]
}
