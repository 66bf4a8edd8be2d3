import type { Locale } from '#domain/locales/locale.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import type { Prepared } from './compression.ts'
import { preparePicture } from './prepare-picture.ts'
import { uploadPicture } from './upload-picture.ts'

/** `share` is the part that was sent, from 0 to 1. */
export type JobStep = { readonly stage: 'compressing' } | { readonly stage: 'uploading'; readonly share: number }

type JobEnd =
  | { readonly ok: true; readonly picture: Picture }
  /** A `prepared` picture can be sent again. */
  | { readonly ok: false; readonly problem: string; readonly prepared: Prepared | null }

/**
 * Compresses a chosen file and uploads it. A `known` compressed picture is only uploaded.
 * @throws the reason of the signal
 */
export async function runPictureJob(
  t: Locale['t'],
  file: File,
  known: Prepared | null,
  report: (step: JobStep) => void,
  signal: AbortSignal,
): Promise<JobEnd> {
  let prepared = known
  let sendsFile = true
  while (true) {
    if (!prepared) {
      report({ stage: 'compressing' })
      const result = await preparePicture({ file, sendsFile }, signal)
      if (!result.ok) return { ok: false, problem: t(result.problem), prepared: null }
      prepared = result.prepared
    }
    const onProgress = (share: number) => report({ stage: 'uploading', share })
    onProgress(0)
    const result = await uploadPicture(prepared, onProgress, signal)
    if (result.ok) return result
    const { errors, detail } = result.refusal
    if (!errors.source || !prepared.isSourceTheFile)
      return { ok: false, problem: errors.image ?? errors.source ?? detail, prepared }
    // The server checks more strictly than the browser: a file that it refuses is drawn anew and sent as a JPEG.
    prepared = null
    sendsFile = false
  }
}
