import { problem } from '../../problem.ts'

/** 409: the account has no second factor, or no set-up in progress. */
export function noSecondFactor(detail: string): Response {
  return problem(409, { code: 'second-factor-off', detail })
}
