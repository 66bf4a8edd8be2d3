import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, statfs, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DAY_MS } from '#domain/durations.ts'
import type { UploadedFile } from './import-job.ts'

/** Disk space that is left free for the blog's own writes. */
const RESERVED_BYTES = 200_000_000
const NAME_BYTES = 150

/** Files that were uploaded to be imported: one folder for each import, whose files are read from there and removed with it. */
export class UploadFolder {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Removes imports that nothing was done with for a day. Younger ones may belong to another server over the same folder. */
  async removeStray(): Promise<void> {
    for (const id of await readdir(this.#folder).catch(() => [])) {
      const age = await stat(join(this.#folder, id)).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        // Removed meanwhile.
        () => 0,
      )
      if (age > DAY_MS) await this.remove(id)
    }
  }

  async touch(id: string): Promise<void> {
    const now = new Date()
    await utimes(join(this.#folder, id), now, now)
  }

  async remove(id: string): Promise<void> {
    await rm(join(this.#folder, id), { recursive: true, force: true })
  }

  async hasRoomFor(bytes: number): Promise<boolean> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const { bavail, bsize } = await statfs(this.#folder)
    return bavail * bsize >= bytes + RESERVED_BYTES
  }

  /** Stores a file as it is received; an incomplete one is removed. It keeps its name, from which formats and paths are derived. */
  async write(
    id: string,
    part: 'file' | 'pictures',
    name: string,
    content: ReadableStream<Uint8Array>,
  ): Promise<UploadedFile> {
    const folder = join(this.#folder, id, part)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const safe = safeName(name)
    const file = createWriteStream(join(folder, safe), { mode: 0o600 })
    try {
      await pipeline(Readable.fromWeb(content as import('node:stream/web').ReadableStream), file)
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
    return { name: safe, bytes: file.bytesWritten }
  }

  pathOf(id: string, part: 'file' | 'pictures', { name }: UploadedFile): string {
    return join(this.#folder, id, part, name)
  }
}

function safeName(name: string): string {
  const last = name
    .split(/[/\\]/)
    .at(-1)!
    .replace(/[\p{Cc}\p{Cf}\p{Cs}:*?"<>|]/gu, '')
    .replace(/^[\s.]+/, '')
  const [, stem, ending] = /^(.*?)((?:\.\w{1,10})?)$/s.exec(last.trim())!
  let short = stem!
  while (Buffer.byteLength(short) > NAME_BYTES) short = [...short].slice(0, -1).join('')
  return `${short || 'file'}${ending}`
}
