import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { type CallResult, call } from '../call.ts'

/** The user closed the browser's dialog, or it timed out. */
const CANCELLED = 'passkey-cancelled'

export async function answerWithPasskey<T>(address: string): Promise<CallResult<T>> {
  const given = await passkeyAnswer(`${address}/options`)
  return given.ok ? call('POST', address, { response: given.value }) : given
}

export async function passkeyAnswer(optionsAddress: string): Promise<CallResult<unknown>> {
  const asked = await call<PublicKeyCredentialRequestOptionsJSON>('POST', optionsAddress)
  if (!asked.ok) return asked
  return answered(async () => (await library()).startAuthentication({ optionsJSON: asked.value }))
}

export async function addPasskey(name: string): Promise<CallResult<unknown>> {
  const asked = await call<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/auth/passkeys/options')
  if (!asked.ok) return asked
  const given = await answered(async () => (await library()).startRegistration({ optionsJSON: asked.value }))
  return given.ok ? call('POST', '/api/auth/passkeys', { name, response: given.value }) : given
}

export function isCancelled({ code }: { readonly code?: string }): boolean {
  return code === CANCELLED
}

const library = () => import('@simplewebauthn/browser')

/** Messages by the name of the DOMException (WebAuthn level 3, 5.1.3 and 5.1.4). */
const REFUSALS: Readonly<Record<string, readonly [detail: string, code?: string]>> = {
  NotAllowedError: ['The passkey was not used: the dialog was closed, or open for too long.', CANCELLED],
  AbortError: ['The passkey was not used: the dialog was closed, or open for too long.', CANCELLED],
  InvalidStateError: ['This device, or its password manager, holds a passkey of yours already.'],
  ConstraintError: ['This device cannot hold a passkey: it needs a screen lock, a fingerprint or a PIN first.'],
}

async function answered<T>(ask: () => Promise<T>): Promise<CallResult<T>> {
  try {
    return { ok: true, value: await ask(), headers: new Headers() }
  } catch (error) {
    const { name, message } = error as Error
    const [detail, code] = REFUSALS[name] ?? [`Your browser could not do it: ${message}`]
    return { ok: false, refusal: { status: 0, detail, ...(code && { code }), errors: {}, document: {} } }
  }
}
