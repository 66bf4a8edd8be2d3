import { type CompressionTask, compressed, type Prepared } from './compression.ts'

/** The compressed picture; null where a worker cannot do it, so that the page itself tries. */
export type WorkerAnswer = Prepared | null

addEventListener('message', async ({ data }: MessageEvent<CompressionTask>) => {
  postMessage((await attempt(data)) satisfies WorkerAnswer)
})

async function attempt(task: CompressionTask): Promise<WorkerAnswer> {
  try {
    // Applies the orientation of the camera in the Exif data.
    const original = await createImageBitmap(task.file, { imageOrientation: 'from-image' })
    return await compressed(original, { width: original.width, height: original.height }, task)
  } catch {
    return null
  }
}
