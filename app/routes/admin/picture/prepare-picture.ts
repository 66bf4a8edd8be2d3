import type { WorkerAnswer } from './compress-worker.ts'
import { type CompressionTask, compressed, type Prepared } from './compression.ts'

/** A problem is the key of a message. */
type PrepareResult =
  | { ok: true; prepared: Prepared }
  | { ok: false; problem: 'picture.unreadable' | 'picture.tooLarge' }

/** Compresses a chosen file for the upload. @throws the reason of the signal */
export async function preparePicture(task: CompressionTask, signal: AbortSignal): Promise<PrepareResult> {
  const byWorker = typeof Worker === 'undefined' ? null : await inWorker(task, signal)
  if (byWorker) return { ok: true, prepared: byWorker }
  const result = await inPage(task)
  signal.throwIfAborted()
  return result
}

/** Compresses off the main thread, so that typing is not blocked. */
function inWorker(task: CompressionTask, signal: AbortSignal): Promise<WorkerAnswer> {
  return new Promise<WorkerAnswer>((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./compress-worker.ts', import.meta.url), { type: 'module' })
    const end = () => {
      worker.terminate()
      signal.removeEventListener('abort', abort)
    }
    const answer = (prepared: WorkerAnswer) => {
      end()
      resolve(prepared)
    }
    const abort = () => {
      end()
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort)
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => answer(data))
    // The script of the worker could not be loaded, or the worker ran out of memory.
    worker.addEventListener('error', () => answer(null))
    worker.postMessage(task)
  })
}

/** Fallback: some browsers have no canvas in workers, or decode more formats in a page. */
async function inPage(task: CompressionTask): Promise<PrepareResult> {
  const address = URL.createObjectURL(task.file)
  try {
    const image = new Image()
    image.src = address
    const isReadable = await image.decode().then(
      () => image.naturalWidth > 0 && image.naturalHeight > 0,
      () => false,
    )
    if (!isReadable) return { ok: false, problem: 'picture.unreadable' }
    const size = { width: image.naturalWidth, height: image.naturalHeight }
    return { ok: true, prepared: await compressed(image, size, task) }
  } catch {
    return { ok: false, problem: 'picture.tooLarge' }
  } finally {
    URL.revokeObjectURL(address)
  }
}
