import { problem } from '../../problem.ts'

/** 409: what was asked for needs a second factor, or one that was begun. */
export function noSecondFactor(detail: string): Response {
  return problem(409, 'Conflict', { code: 'second-factor-off', detail })
}
