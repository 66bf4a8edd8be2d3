import { type CompressionTask, compressed, type Prepared } from './compression.ts'

/** The picture, or null where a worker cannot do it: the page itself then tries. */
export type WorkerAnswer = Prepared | null

addEventListener('message', async ({ data }: MessageEvent<CompressionTask>) => {
  postMessage((await attempt(data)) satisfies WorkerAnswer)
})

async function attempt(task: CompressionTask): Promise<WorkerAnswer> {
  try {
    // Upright, whichever way the camera was held.
    const original = await createImageBitmap(task.file, { imageOrientation: 'from-image' })
    return await compressed(original, { width: original.width, height: original.height }, task)
  } catch {
    return null
  }
}
