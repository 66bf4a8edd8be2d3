import type { Picture } from '#domain/pictures/picture.ts'
import type { Prepared } from './compression.ts'
import { preparePicture } from './prepare-picture.ts'
import { uploadPicture } from './upload-picture.ts'

/** `share` is how much has been sent, from 0 to 1. */
export type JobStep = { readonly stage: 'compressing' } | { readonly stage: 'uploading'; readonly share: number }

export type JobEnd =
  | { readonly ok: true; readonly picture: Picture }
  /** With `prepared` it can be sent once more. */
  | { readonly ok: false; readonly problem: string; readonly prepared: Prepared | null }

/**
 * Brings a chosen file to the server. What is prepared already is only sent.
 * @throws the reason of the signal
 */
export async function runPictureJob(
  file: File,
  prepared: Prepared | null,
  report: (step: JobStep) => void,
  signal: AbortSignal,
): Promise<JobEnd> {
  if (prepared) return send(file, prepared, report, signal)
  return prepareAndSend(file, true, report, signal)
}

async function prepareAndSend(
  file: File,
  sendsFile: boolean,
  report: (step: JobStep) => void,
  signal: AbortSignal,
): Promise<JobEnd> {
  report({ stage: 'compressing' })
  const result = await preparePicture({ file, sendsFile }, signal)
  if (!result.ok) return { ok: false, problem: result.problem, prepared: null }
  return send(file, result.prepared, report, signal)
}

async function send(
  file: File,
  prepared: Prepared,
  report: (step: JobStep) => void,
  signal: AbortSignal,
): Promise<JobEnd> {
  const onProgress = (share: number) => report({ stage: 'uploading', share })
  onProgress(0)
  const result = await uploadPicture(prepared, onProgress, signal)
  if (result.ok) return result
  const { errors, detail } = result.refusal
  // The server looks more closely than a browser: a file that it will not keep goes there drawn anew.
  if (errors.source && prepared.isSourceTheFile) return prepareAndSend(file, false, report, signal)
  return { ok: false, problem: errors.image ?? errors.source ?? detail, prepared }
}
