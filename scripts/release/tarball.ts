import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { basename, dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/**
 * Writes a reproducible `.tar.gz`: sorted, owned by root, all files with the same modification time.
 *
 * @param mtime seconds since 1970
 */
export async function makeTarball(folder: string, file: string, mtime: number): Promise<void> {
  const owner = ['--owner=0', '--group=0', '--numeric-owner']
  const order = ['--sort=name', `--mtime=@${mtime}`, '--format=gnu']
  const tar = spawn('tar', ['-c', ...owner, ...order, '-C', dirname(folder), basename(folder)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(tar, 'close')
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(file))
  const [code] = await ended
  if (code !== 0) throw new Error(`tar ended with exit code ${code}`)
}

/** A line as `sha256sum --check` reads it. */
export async function checksumLine(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return `${hash.digest('hex')}  ${basename(file)}\n`
}
