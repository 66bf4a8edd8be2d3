import { type CallResult, noAnswer, refusalIn } from '../../../ui/call.ts'
import { announceSessionChange } from '../../../ui/session/announce-session-change.ts'

/** Sends a file as the body and reports its progress, from 0 to 1, which `fetch` cannot. Like `call`, never throws. */
export function uploadFile<T>(
  method: 'POST' | 'PUT',
  address: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<CallResult<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, `${address}?name=${encodeURIComponent(file.name)}`)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(resultOf<T>(request)))
    request.addEventListener('error', () => resolve({ ok: false, refusal: noAnswer() }))
    request.send(file)
  })
}

function resultOf<T>({ status, response }: XMLHttpRequest): CallResult<T> {
  if (status >= 200 && status < 300) return { ok: true, value: response as T, headers: new Headers() }
  if (status === 401) announceSessionChange()
  return { ok: false, refusal: refusalIn(status, response ?? {}) }
}
