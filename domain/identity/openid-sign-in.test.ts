import { expect, it } from 'vitest'
import { type OpenIdProblem, openIdRefusal, providerName } from './openid-sign-in.ts'

/** A problem for each identity error of the specification, and words of its text. */
const REACHED: readonly [code: string, OpenIdProblem, words: string][] = [
  ['unauthorized-domain', 'unauthorized-domain', 'Open it at https://den.example; its operator'],
  ['popup-blocked', 'popup-blocked', 'Allow pop-up windows for this site'],
  ['popup-closed-by-user', 'popup-closed', 'its window was closed'],
  ['cancelled-popup-request', 'superseded', 'Another sign-in was begun'],
  ['user-mismatch', 'not-allowed', 'your address is not among those'],
  ['network-request-failed', 'unreachable', 'login.example did not answer'],
  ['internal-error', 'not-accepted', 'What login.example answered could not be accepted'],
  ['invalid-api-key', 'unknown-client', 'does not accept this site'],
  ['web-storage-unsupported', 'no-cookie', 'did not bring the cookie'],
  ['multi-factor-auth-required', 'factor-missing', 'asks for a further factor'],
]

it.each(REACHED)('has words for %s', (code, problem, words) => {
  const refusal = openIdRefusal(problem, 'login.example', 'https://den.example')
  expect(refusal).toEqual({ code, detail: expect.stringContaining(words) })
})

it('names a provider by its host', () => {
  expect(providerName('https://login.example:8443/realms/den')).toBe('login.example:8443')
})
