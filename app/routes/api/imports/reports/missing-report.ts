import { problem } from '../../problem.ts'

export function missingReport(): Response {
  return problem(404, { detail: 'This report is not here any more. Those of the last ten imports are kept.' })
}
