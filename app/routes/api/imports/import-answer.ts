import type { ImportRefusal, ImportResult } from '#server/imports/jobs/import-jobs.ts'
import { problem } from '../problem.ts'

export function importAnswer(result: ImportResult, status: number): Response {
  if (!result.ok) return importRefusal(result.problem)
  const { job } = result
  return Response.json(job.status(), { status, headers: { Location: `/api/imports/${job.id}` } })
}

export function importRefusal(refusal: ImportRefusal): Response {
  switch (refusal) {
    case 'missing':
      return problem(404, {
        detail:
          'This import is not here any more: another file took its place, or the server was started again. Choose the file again.',
      })
    case 'busy':
      return problem(409, { detail: 'A file is being uploaded or imported. Wait until that is done.' })
    case 'not-checked':
      return problem(409, { detail: 'The dry run comes first: it says what the import would do.' })
    case 'no-room':
      return problem(507, {
        detail: 'The disk of the server has no room for this file. Free some space, and choose the file again.',
      })
    case 'empty':
      return problem(422, {
        detail: 'This file is empty.',
        errors: { file: 'This file is empty' },
      })
  }
}
