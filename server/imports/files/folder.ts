import { createReadStream } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ImportError } from '../imported-post.ts'
import { FILES_MAX, type SourceFile, type SourceFiles } from './source-files.ts'

const DEPTH_MAX = 20

/** Symbolic links are skipped, since they could lead out of the folder. So are hidden files and folders. */
export async function openFolder(folder: string): Promise<SourceFiles> {
  const files: SourceFile[] = []
  await collect(folder, '', 0, files)
  files.sort((a, b) => (a.name < b.name ? -1 : 1))
  return {
    files,
    open: async ({ name }) => createReadStream(join(folder, name)),
    async [Symbol.asyncDispose]() {},
  }
}

async function collect(root: string, within: string, depth: number, files: SourceFile[]): Promise<void> {
  if (depth > DEPTH_MAX) throw new ImportError(`${within} lies more than ${DEPTH_MAX} folders deep.`)
  for (const entry of await readdir(join(root, within), { withFileTypes: true })) {
    if (entry.name.startsWith('.') || entry.isSymbolicLink()) continue
    const name = within === '' ? entry.name : `${within}/${entry.name}`
    if (entry.isDirectory()) await collect(root, name, depth + 1, files)
    else if (entry.isFile()) files.push({ name, size: (await lstat(join(root, name))).size })
    if (files.length > FILES_MAX)
      throw new ImportError(`The folder holds more than ${FILES_MAX.toLocaleString('en')} files.`)
  }
}
