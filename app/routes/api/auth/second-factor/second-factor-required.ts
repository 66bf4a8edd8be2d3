import { problem } from '../../problem.ts'

/** 403: the account lacks the second factor that the settings require. */
export function secondFactorRequired(): Response {
  return problem(403, {
    code: 'second-factor-required',
    detail:
      'This blog asks every administrator for a second factor. Set yours up under Account first. Nothing was changed.',
  })
}
