import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesIn } from './files.ts'

/** Sizes of the parts of an assembled release in MB, the largest gzipped one first. Each part is gzipped by itself. */
export function sizeTable(folder: string, tarball: string): string {
  const parts = [...Map.groupBy(filesIn(folder), partOf)].map(([name, files]) => {
    const contents = files.sort().map((file) => readFileSync(join(folder, file)))
    const bytes = contents.reduce((sum, content) => sum + content.byteLength, 0)
    return { name, files: files.length, bytes, gzipped: gzipSync(Buffer.concat(contents), { level: 9 }).byteLength }
  })
  const rows = parts.sort((one, other) => other.gzipped - one.gzipped).map(rowOf)
  const total = {
    name: 'total',
    files: parts.reduce((sum, { files }) => sum + files, 0),
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    gzipped: statSync(tarball).size,
  }
  const head = `  ${'part'.padEnd(24)} files        MB   gzip'd\n`
  return `\n  ${basename(folder)}\n${head}${rows.join('')}${rowOf(total)}\n`
}

interface Part {
  readonly name: string
  readonly files: number
  readonly bytes: number
  readonly gzipped: number
}

function rowOf({ name, files, bytes, gzipped }: Part): string {
  return `  ${name.padEnd(24)}${String(files).padStart(6)}${megabytes(bytes)}${megabytes(gzipped)}\n`
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1).padStart(10)
}

function partOf(path: string): string {
  if (path.startsWith('node_modules/node-linux-')) return 'Node'
  if (path.startsWith('node_modules/@img/') || path.startsWith('node_modules/sharp/')) return 'sharp with libvips'
  if (path.startsWith('node_modules/')) return 'other packages'
  if (path.startsWith('build/')) return 'built screens'
  if (path.startsWith('content/demo/')) return 'demo posts'
  return 'sources of the server'
}
