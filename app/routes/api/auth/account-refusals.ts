import { unauthorizedDomainDetail } from '#domain/identity/unauthorized-domain.ts'
import type { PasswordProof } from '#server/identity/identity-results.ts'
import { unprocessable } from '../body.ts'
import { problem, waitInWords } from '../problem.ts'

/** The refusal of repeated wrong passwords, and of all attempts while the queue of password checks is full. */
export function tooManyAttempts(seconds = 60): Response {
  return problem(
    429,
    { code: 'user-mismatch', detail: `Too many attempts. Wait ${waitInWords(seconds)}, then try again.` },
    { 'Retry-After': String(seconds) },
  )
}

/** 403 for a sign-in under a host that is not authorized. */
export function unauthorizedDomain(siteUrl: string): Response {
  return problem(403, { code: 'unauthorized-domain', detail: unauthorizedDomainDetail(siteUrl) })
}

export function internalError(): Response {
  return problem(500, {
    code: 'internal-error',
    detail: 'Something went wrong on the server and was logged. Try again in a minute.',
  })
}

const CODE_NEEDED = 'Type a code of your app, or a recovery code'

/** The refusal of a call that needs the password or a code of its session, and sent no valid one. */
export function passwordProofRefusal(refused: Extract<PasswordProof, { ok: false }>): Response {
  switch (refused.problem) {
    case 'wrong-password':
      return unprocessable({ password: 'This is not your password' })
    case 'second-factor-needed':
      return problem(422, {
        code: refused.problem,
        detail: CODE_NEEDED,
        errors: { code: CODE_NEEDED },
      })
    case 'second-factor-wrong':
      return unprocessable({ code: 'This code is wrong or was used before. Wait for the next one in your app.' })
    case 'too-many-attempts':
      return tooManyAttempts(refused.retryAfterSeconds)
    case 'signed-out':
      return problem(401, { code: 'user-mismatch', detail: 'Your session has ended. Sign in again.' })
  }
}
