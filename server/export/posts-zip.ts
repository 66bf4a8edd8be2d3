import type { Slices } from '../db/slices.ts'
import type { ExportedFile } from './exported-files.ts'

const CHUNK_BYTES = 65_536

/**
 * A zip archive of files without compression, made while it is read: one file is in memory at a time.
 * @param slices lets other requests be answered between two chunks
 * @param lastModified of all files
 */
export function postsZip(
  files: AsyncGenerator<ExportedFile>,
  slices: Slices,
  lastModified: Date,
): ReadableStream<Uint8Array> {
  async function* entries() {
    for await (const { folder, name, content } of files)
      yield { name: `${folder}/${name}`, input: content as string | Uint8Array<ArrayBuffer>, lastModified }
  }
  // client-zip gives each header and name as a chunk of its own, and at the end those of all files at once.
  const zip = import('client-zip').then(({ makeZip }) => makeZip(entries()).getReader())

  async function chunk(): Promise<Uint8Array | undefined> {
    const parts = await zip
    const read: Uint8Array[] = []
    let bytes = 0
    while (bytes < CHUNK_BYTES) {
      const { done, value } = await parts.read()
      if (done) break
      read.push(value)
      bytes += value.byteLength
    }
    return bytes > 0 ? Buffer.concat(read) : undefined
  }

  return new ReadableStream({
    async pull(controller) {
      const next = await slices.run(chunk)
      if (next) controller.enqueue(next)
      else controller.close()
    },
    async cancel() {
      // client-zip does not end its source.
      await files.return(undefined)
    },
  })
}
