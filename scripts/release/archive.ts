import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'

/**
 * Packs a folder under its own name, always to the same bytes for the same files.
 *
 * @param seconds since 1970: the time that all files get.
 */
export async function pack(folder: string, file: string, seconds: number): Promise<void> {
  const owner = ['--owner=0', '--group=0', '--numeric-owner']
  const order = ['--sort=name', `--mtime=@${seconds}`, '--format=gnu']
  const tar = spawn('tar', ['-c', ...owner, ...order, '-C', dirname(folder), basename(folder)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(tar, 'close')
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(file))
  const [code] = await ended
  if (code !== 0) throw new Error(`tar ended with ${code}.`)
}

/** A line as `sha256sum --check` reads it. */
export async function checksumLine(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return `${hash.digest('hex')}  ${basename(file)}\n`
}

export interface Part {
  readonly name: string
  readonly files: number
  readonly bytes: number
  /** Compressed by itself. */
  readonly packed: number
}

/** What a folder is made of, the heaviest first. */
export function partsOf(folder: string): Part[] {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  const parts = Map.groupBy(paths, (path) => partOf(path.slice(folder.length + 1)))
  return [...parts]
    .map(([name, members]) => ({
      name,
      files: members.length,
      bytes: members.reduce((sum, path) => sum + statSync(path).size, 0),
      packed: gzipSync(Buffer.concat(members.sort().map((path) => readFileSync(path))), { level: 9 }).byteLength,
    }))
    .sort((one, other) => other.packed - one.packed)
}

function partOf(path: string): string {
  if (path.startsWith('node_modules/node-linux-')) return 'Node'
  if (path.startsWith('node_modules/@img/') || path.startsWith('node_modules/sharp/')) return 'sharp with libvips'
  if (path.startsWith('node_modules/')) return 'other packages'
  if (path.startsWith('build/')) return 'built screens'
  if (path.startsWith('content/demo/')) return 'demo posts'
  return 'sources of the server'
}
