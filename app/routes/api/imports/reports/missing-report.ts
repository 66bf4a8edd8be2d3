import { problem } from '../../problem.ts'

export function stillImporting(): Response {
  return problem(409, {
    detail: 'This import is still running. One that was broken off counts as ended after two minutes.',
  })
}

export function missingReport(): Response {
  return problem(404, { detail: 'This report is no longer here. Reports of the last ten imports are kept.' })
}
