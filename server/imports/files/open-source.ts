import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { ImportError } from '../imported-post.ts'
import { openFolder } from './folder.ts'
import type { SourceFiles } from './source-files.ts'
import { isZip, openZip } from './zip.ts'

/** Opens a folder, an archive or a single file. @throws {ImportError} for a missing file, and for a damaged or hostile archive */
export async function openSource(path: string): Promise<SourceFiles> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new ImportError(`There is no file or folder ${path}.`)
  if (found.isDirectory()) return openFolder(path)
  if (!found.isFile()) throw new ImportError(`${path} is no file and no folder.`)
  if (await isZip(path)) return openZip(path)
  return {
    files: [{ name: basename(path), size: found.size }],
    open: async () => createReadStream(path),
    async [Symbol.asyncDispose]() {},
  }
}
