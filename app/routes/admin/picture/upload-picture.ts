import type { Picture } from '#domain/pictures/picture.ts'
import { noAnswer, type Refusal, refusalIn } from '../../../ui/call.ts'
import type { Prepared } from './compression.ts'

type UploadResult = { ok: true; picture: Picture } | { ok: false; refusal: Refusal }

/**
 * Uploads a picture and reports the progress, from 0 to 1, which `fetch` cannot.
 * @throws the reason of the signal
 */
export function uploadPicture(
  { image, source }: Prepared,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadResult> {
  const form = new FormData()
  form.append('image', image, 'image.jpg')
  if (source) form.append('source', source, 'source')

  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', '/api/media')
    request.setRequestHeader('Accept', 'application/json')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(resultOf(request)))
    request.addEventListener('error', () => resolve({ ok: false, refusal: noAnswer() }))
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.send(form)
  })
}

function resultOf({ status, response }: XMLHttpRequest): UploadResult {
  if (status !== 201) return { ok: false, refusal: refusalIn(status, response ?? {}) }
  const { address: _address, bytes: _bytes, ...picture } = response as Picture & { address: string; bytes: number }
  return { ok: true, picture }
}
