import { PASSKEYS_MAX } from '#domain/identity/passkey-calls.ts'
import { problem } from '../../problem.ts'

/** Problem documents for refused passkey calls. */
type Problem = 'no-passkeys-here' | 'signed-out' | 'too-many' | 'known' | 'not-accepted' | 'wrong-passkey'

export function passkeyRefusal(refused: Problem): Response {
  switch (refused) {
    case 'no-passkeys-here':
      return conflict(
        'Passkeys need a host name and https, which the address of this site does not have. Its operator sets it with SITE_URL.',
      )
    case 'signed-out':
      return problem(401, { code: 'user-mismatch', detail: 'Your session has ended. Sign in again.' })
    case 'too-many':
      return conflict(`You have ${PASSKEYS_MAX} passkeys, which is the most. Remove one first.`)
    case 'known':
      return conflict('This passkey was added before.')
    case 'not-accepted':
      return unprocessable('This passkey was not accepted, or the question was open for too long. Try again.')
    case 'wrong-passkey':
      return unprocessable(
        'This passkey does not confirm it: it is not one of yours, or was removed, or the question was open for too long. Try again, or use your password.',
      )
  }
}

export function noSuchPasskey(): Response {
  return problem(404, { detail: 'There is no such passkey any more.' })
}

function conflict(detail: string): Response {
  return problem(409, { detail })
}

function unprocessable(detail: string): Response {
  return problem(422, { detail })
}
