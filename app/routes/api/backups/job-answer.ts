import { problem } from '../problem.ts'

/** A 202 with the id of the job, or a 409 while another one is running. */
export function jobAnswer(job: { readonly id: string } | null): Response {
  if (!job)
    return problem(409, {
      detail: 'Another backup is being made, checked or copied. Wait until it is done.',
    })
  return Response.json({ id: job.id }, { status: 202, headers: { Location: `/api/backup-jobs/${job.id}` } })
}

export function noSuchBackup(): Response {
  return problem(404, { detail: 'There is no such backup in the folder of this server.' })
}
