/** Pixels. */
export const SIGN_IN_WINDOW = { width: 500, height: 600 } as const
/** How long a sign-in may take, and how long its outcome can be queried afterwards. */
export const OPENID_EVENT_MINUTES = 10
/** Older ID tokens are skipped by the token sync. */
export const SYNCED_TOKEN_MAX_AGE_S = 300

const PROBLEMS = {
  'unauthorized-domain': (provider: string, siteUrl: string) =>
    [
      'unauthorized-domain',
      `Signing in with ${provider} is not allowed at this address of the site. Open it at ${siteUrl}; its operator allows this address with AUTHORIZED_DOMAINS.`,
    ] as const,
  'popup-blocked': (provider: string) =>
    [
      'popup-blocked',
      `Your browser did not open a window for ${provider}. Allow pop-up windows for this site, then try again.`,
    ] as const,
  'popup-closed': (provider: string) =>
    [
      'popup-closed-by-user',
      `The sign-in at ${provider} was not finished: its window was closed, or you cancelled it there.`,
    ] as const,
  superseded: () =>
    [
      'cancelled-popup-request',
      'Another sign-in was begun in this browser meanwhile, which ended this one. Finish that one, or begin again.',
    ] as const,
  'not-allowed': (provider: string) =>
    [
      'user-mismatch',
      `You are known at ${provider}, but not here: your address is not among those that may open this site. Its operator can add it.`,
    ] as const,
  unverified: (provider: string) =>
    [
      'user-mismatch',
      `${provider} has not verified your address, so it opens nothing here. Verify it there, then try again.`,
    ] as const,
  'no-address': (provider: string) =>
    ['user-mismatch', `${provider} did not say which address is yours, so it opens nothing here.`] as const,
  'other-person': (provider: string) =>
    [
      'user-mismatch',
      `The account of your address belongs to somebody else at ${provider}. Its operator can unlink it with "den admin unlink-provider".`,
    ] as const,
  'other-account': (provider: string) =>
    [
      'user-mismatch',
      `${provider} knows you as somebody else than this session. Choose the same account there.`,
    ] as const,
  removed: () => ['user-mismatch', 'Your account here was removed. An administrator can invite you again.'] as const,
  unreachable: (provider: string) =>
    ['network-request-failed', `${provider} did not answer. Try again in a minute, or use your password.`] as const,
  'not-accepted': (provider: string) =>
    [
      'internal-error',
      `What ${provider} answered could not be accepted, so nobody was signed in. The log of the server says why.`,
    ] as const,
  'unknown-client': (provider: string) =>
    [
      'invalid-api-key',
      `${provider} does not accept this site. Its operator compares OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and the redirect address there.`,
    ] as const,
  'no-cookie': () =>
    [
      'web-storage-unsupported',
      'Your browser did not bring the cookie of this sign-in along: it keeps none for this site, or ten minutes have passed. Try again.',
    ] as const,
  'factor-missing': (provider: string) =>
    [
      'multi-factor-auth-required',
      `${provider} asks for a further factor that you have not set up or not given. Do so there, then try again.`,
    ] as const,
  'too-many-attempts': () => ['user-mismatch', 'Too many attempts. Wait a while, then try again.'] as const,
} as const

export type OpenIdProblem = keyof typeof PROBLEMS

/** Outcomes that do not count as sign-in attempts. They are not throttled, so they must not fill the audit log. */
const NO_ATTEMPTS: ReadonlySet<string> = new Set([
  'unreachable',
  'unknown-client',
  'popup-closed',
  'too-many-attempts',
  'unauthorized-domain',
])

export function isAttempt(problem: OpenIdProblem): boolean {
  return !NO_ATTEMPTS.has(problem)
}

export function isOpenIdProblem(text: string): text is OpenIdProblem {
  return Object.hasOwn(PROBLEMS, text)
}

/** @param provider host of the issuer */
export function openIdRefusal(
  problem: OpenIdProblem,
  provider: string,
  siteUrl: string,
): { readonly code: string; readonly detail: string } {
  const [code, detail] = PROBLEMS[problem](provider, siteUrl)
  return { code, detail }
}

export function providerName(issuer: string): string {
  return new URL(issuer).host
}
