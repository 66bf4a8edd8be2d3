import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Locale, MessageKey } from '#domain/locales/locale.ts'
import { type CallResult, call } from '../call.ts'

/** The user closed the browser's dialog, or it timed out. */
const CANCELLED = 'passkey-cancelled'

export async function answerWithPasskey<T>(t: Locale['t'], address: string): Promise<CallResult<T>> {
  const given = await passkeyAnswer(t, `${address}/options`)
  return given.ok ? call('POST', address, { response: given.value }) : given
}

export async function passkeyAnswer(t: Locale['t'], optionsAddress: string): Promise<CallResult<unknown>> {
  const asked = await call<PublicKeyCredentialRequestOptionsJSON>('POST', optionsAddress)
  if (!asked.ok) return asked
  return answered(t, async () => (await library()).startAuthentication({ optionsJSON: asked.value }))
}

export async function addPasskey(t: Locale['t'], name: string): Promise<CallResult<unknown>> {
  const asked = await call<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/auth/passkeys/options')
  if (!asked.ok) return asked
  const given = await answered(t, async () => (await library()).startRegistration({ optionsJSON: asked.value }))
  return given.ok ? call('POST', '/api/auth/passkeys', { name, response: given.value }) : given
}

export function isCancelled({ code }: { readonly code?: string }): boolean {
  return code === CANCELLED
}

const library = () => import('@simplewebauthn/browser')

/** Messages by the name of the DOMException (WebAuthn level 3, 5.1.3 and 5.1.4). */
const REFUSALS: Readonly<Record<string, RefusalKey>> = {
  NotAllowedError: 'signIn.passkeyNotUsed',
  AbortError: 'signIn.passkeyNotUsed',
  InvalidStateError: 'signIn.passkeyHeldAlready',
  ConstraintError: 'signIn.passkeyNeedsLock',
}
type RefusalKey = Extract<MessageKey, `signIn.passkey${'NotUsed' | 'HeldAlready' | 'NeedsLock'}`>

async function answered<T>(t: Locale['t'], ask: () => Promise<T>): Promise<CallResult<T>> {
  try {
    return { ok: true, value: await ask(), headers: new Headers() }
  } catch (error) {
    const { name, message } = error as Error
    const key = REFUSALS[name]
    const detail = key ? t(key) : t('signIn.browserFailed', { message })
    const code = key === 'signIn.passkeyNotUsed' && CANCELLED
    return { ok: false, refusal: { status: 0, detail, ...(code && { code }), errors: {}, document: {} } }
  }
}
