import { isUtf8 } from 'node:buffer'
import { open } from 'node:fs/promises'
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl'
import { ImportError } from '../imported-post.ts'
import { FILES_MAX, type SourceFiles } from './source-files.ts'
import { ZipReader } from './zip-reader.ts'

/** Bytes of all files together, unpacked. */
const UNPACKED_MAX = 8_000_000_000
/** Maximum compression ratio. Text shrinks to a tenth, repeated markup to a fiftieth; only decompression bombs shrink further. */
const RATIO_MAX = 200
/** Maximum bytes of the list of files, with all names. */
const LIST_MAX = 20_000_000
/** Smaller files may have any compression ratio. */
const SMALL_BYTES = 10_000_000

export async function isZip(path: string): Promise<boolean> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
  return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50
}

/** Nothing is unpacked to disk, so no name can lead anywhere. @throws {ImportError} for a damaged or hostile archive */
export async function openZip(path: string): Promise<SourceFiles> {
  const file = await open(path)
  const { size } = await file.stat()
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true }
  const zip = await fromRandomAccessReaderPromise(new ZipReader(file, size), size, options).catch(async (error) => {
    await file.close()
    throw damaged(error)
  })
  try {
    const entries = await checkedEntries(zip)
    return {
      files: [...entries.values()]
        .map((entry) => ({ name: entry.fileName, size: entry.uncompressedSize }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
      open: async ({ name }) => {
        const stream = await zip.openReadStreamPromise(entries.get(name)!).catch((error) => {
          throw damaged(error)
        })
        // A size that is not the declared one ends the stream with an error.
        return stream.on('error', () => {})
      },
      async [Symbol.asyncDispose]() {
        zip.close()
      },
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function checkedEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > FILES_MAX)
    throw new ImportError(`The archive holds more than ${FILES_MAX.toLocaleString('en')} files.`)
  const entries = new Map<string, Entry>()
  let packed = 0
  let unpacked = 0
  let listed = 0
  try {
    for await (const entry of zip.eachEntry()) {
      entry.fileName = nameOf(entry)
      listed += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
      if (listed > LIST_MAX) throw new ImportError('The list of files in the archive is longer than 20 MB.')
      if (entry.fileName.endsWith('/') || isHidden(entry.fileName)) continue
      const problem = problemOf(entry, entries)
      if (problem) throw new ImportError(problem)
      packed += entry.compressedSize
      unpacked += entry.uncompressedSize
      // Files that share their bytes unpack to more than an honest archive of this size could hold.
      if (packed > zip.fileSize) throw new ImportError('The archive holds files that lie over each other.')
      if (unpacked > UNPACKED_MAX) throw new ImportError('The archive would unpack to more than 8 GB.')
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    throw error instanceof ImportError ? error : damaged(error)
  }
  return entries
}

/** Many programs write names in UTF-8 without saying so; without the mark they would be read as those of DOS. */
function nameOf({ fileName, fileNameRaw, generalPurposeBitFlag }: Entry): string {
  if ((generalPurposeBitFlag & 0x800) !== 0 || !isUtf8(fileNameRaw)) return fileName
  const name = fileNameRaw.toString('utf8')
  return name === fileNameRaw.toString('latin1') ? fileName : name.replaceAll('\\', '/')
}

function problemOf(entry: Entry, known: ReadonlyMap<string, Entry>): string | null {
  const name = JSON.stringify(entry.fileName)
  if (entry.fileName.includes('\0')) return `The archive holds a file whose name no system can have: ${name}.`
  if (known.has(entry.fileName)) return `The archive holds ${name} twice.`
  if (entry.isEncrypted()) return 'The archive has a password. Unpack it, and import the folder.'
  if (entry.uncompressedSize > SMALL_BYTES && entry.uncompressedSize > entry.compressedSize * RATIO_MAX)
    return `${name} would unpack to more than ${RATIO_MAX} times its size: the archive looks as if it was made to do harm.`
  return null
}

/** Files that macOS adds, and those of programs. */
function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')
}

function damaged(error: unknown): ImportError {
  const detail = (error as Error).message.replace(/\.+$/, '')
  return /relative path|absolute path|invalid characters in fileName/.test(detail)
    ? new ImportError(`The archive names files outside of itself (${detail}), and is not opened.`)
    : new ImportError(`The archive is damaged: ${detail}.`)
}
