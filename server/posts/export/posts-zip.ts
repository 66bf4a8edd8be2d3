import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Slices } from '../../db/slices.ts'
import type { ExportedFile } from './exported-files.ts'

/**
 * A zip archive of files, made while it is read: one file is in memory at a time.
 * @param slices lets other requests be answered between two files
 * @param mtime of all files
 */
export function postsZip(files: AsyncGenerator<ExportedFile>, slices: Slices, mtime: Date): ReadableStream<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  // Without a listener its errors would end the process; the reader of the stream gets them.
  zip.on('error', (error) => output.destroy(error as Error))
  const gone = new Promise<void>((resolve) => output.once('close', resolve))

  function add({ folder, name, content }: ExportedFile): Promise<void> {
    const stream = Readable.from([typeof content === 'string' ? Buffer.from(content) : content])
    const isRead = new Promise<void>((resolve) => stream.once('close', resolve))
    const options = { mtime, mode: 0o100_644, compress: folder !== 'pictures' }
    zip.addReadStreamLazy(`${folder}/${name}`, options, (begin) => begin(null, stream))
    return Promise.race([isRead, gone])
  }

  async function addAll(): Promise<void> {
    for (;;) {
      const { done, value } = await slices.run(() => files.next())
      if (done || output.destroyed) return
      await add(value)
    }
  }

  addAll()
    .then(() => zip.end())
    .catch((error) => output.destroy(error))
    // Also ends the generator of a reader who left.
    .finally(() => files.return(undefined))
  return Readable.toWeb(output) as ReadableStream<Uint8Array>
}
