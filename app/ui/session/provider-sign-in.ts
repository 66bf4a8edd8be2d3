import { type OpenIdProblem, openIdRefusal, SIGN_IN_WINDOW } from '#domain/identity/openid-sign-in.ts'
import type { Language } from '#domain/locales/language.ts'
import { type CallResult, call } from '../call.ts'
import { sayerOfArea } from '../said.ts'
import { onProviderSignIn, type ProviderMessage } from './provider-channel.ts'

export type Purpose = 'sign-in' | 'confirmation'

const ADDRESS = '/api/auth/sign-in/provider'
const WINDOW_NAME = 'den-sign-in'
export const CLOSED = 'popup-closed-by-user'
const FLOW = 'den-openid'
/** Milliseconds between checks whether the window is closed. */
const POLL_MS = 500
/** Milliseconds after the window is closed in which its last message may still arrive. */
const LATE_MS = 1_000

export async function signInAtProvider(
  purpose: Purpose,
  provider: string,
  onBlocked: () => void = () => {},
): Promise<CallResult<unknown>> {
  // Opened at once, since browsers open windows only right after a press.
  const popup = openWindow()
  // A confirmation must not leave this tab, which contains unsaved input.
  if (!popup && purpose === 'confirmation') return refused('popup-blocked', provider)
  if (!popup) onBlocked()
  const start = { display: popup ? 'popup' : 'page', purpose, returnTo: location.pathname + location.search }
  const started = await call<{ url: string; flow: string }>('POST', ADDRESS, start)
  if (!started.ok) {
    popup?.close()
    return started
  }
  const { url, flow } = started.value
  sessionStorage.setItem(FLOW, flow)
  if (popup) {
    awaited = flow
    popup.location.replace(url)
    const outcome = await outcomeOf(flow, provider, await endOf(flow, popup))
    awaited = null
    // A window also appears closed when a page of the provider isolates its opener: `resumedSignIn` then reports the result.
    if (outcome) sessionStorage.removeItem(FLOW)
    return outcome ?? refused('popup-closed', provider)
  }
  location.assign(url)
  return new Promise(() => {})
}

export function focusProviderWindow(): void {
  current?.focus()
}

/** The outcome of a sign-in that was started in this tab and that no code awaits; null if there is none. */
export async function resumedSignIn(provider: string): Promise<CallResult<unknown> | null> {
  const flow = sessionStorage.getItem(FLOW)
  if (flow === null || flow === awaited) return null
  // Listens before it asks, since the sign-in may end in between.
  const { message, stop } = messageOf(flow)
  const event = await eventOf(flow)
  // Without an event the sign-in is still under way in its window.
  const outcome = event ? settled(event) : await outcomeOf(flow, provider, await message)
  stop()
  // Two components may call this at once, as when one is being replaced.
  if (sessionStorage.getItem(FLOW) !== flow) return null
  sessionStorage.removeItem(FLOW)
  return outcome ?? refused('popup-closed', provider)
}

/** The final message of the window of this sign-in. */
function messageOf(flow: string): { message: Promise<ProviderMessage>; stop: () => void } {
  let stop = () => {}
  const message = new Promise<ProviderMessage>((resolve) => {
    stop = onProviderSignIn((announced) => announced.flow === flow && resolve(announced))
  })
  return { message, stop }
}

let current: Window | null = null
let awaited: string | null = null

function openWindow(): Window | null {
  const { width, height } = SIGN_IN_WINDOW
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  const popup = open('', WINDOW_NAME, `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (!popup || popup.closed) return null
  current = popup
  try {
    // The provider's pages cannot navigate this one.
    popup.opener = null
  } catch {
    // The window already exists, and shows a page of the provider.
  }
  return popup
}

/** Waits for the final message of the window; null if it is closed without one. */
async function endOf(flow: string, popup: Window): Promise<ProviderMessage | null> {
  const { message, stop } = messageOf(flow)
  let poll: ReturnType<typeof setInterval> | undefined
  const silence = new Promise<null>((resolve) => {
    poll = setInterval(() => {
      if (!popup.closed) return
      clearInterval(poll)
      setTimeout(resolve, LATE_MS, null)
    }, POLL_MS)
  })
  const end = await Promise.race([message, silence])
  clearInterval(poll)
  stop()
  popup.close()
  return end
}

interface SignInEvent {
  readonly flow: string
  readonly ok: boolean
  readonly code?: string
  readonly detail?: string
}

/** The outcome by the last message of the window and by the server; null while neither knows of an end. */
async function outcomeOf(
  flow: string,
  provider: string,
  message: ProviderMessage | null,
): Promise<CallResult<unknown> | null> {
  if (message?.problem) return refused(message.problem, provider)
  const event = await eventOf(flow)
  return event && settled(event)
}

async function eventOf(flow: string): Promise<SignInEvent | null> {
  const answer = await call<{ event: SignInEvent | null }>('GET', ADDRESS)
  return answer.ok && answer.value.event?.flow === flow ? answer.value.event : null
}

function settled({ ok, code, detail = '' }: SignInEvent): CallResult<unknown> {
  if (ok) return { ok: true, value: null, headers: new Headers() }
  return { ok: false, refusal: { status: 403, detail, ...(code && { code }), errors: {}, document: {} } }
}

async function refused(problem: OpenIdProblem, provider: string): Promise<CallResult<never>> {
  const { code, detail } = openIdRefusal(problem, provider, location.origin)
  const say = await sayerOfArea(document.documentElement.lang as Language)
  return { ok: false, refusal: { status: 0, code, detail: say(detail), errors: {}, document: {} } }
}
