import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { isMedium, mediumChecksum } from '../../db/transfer/medium-checksum.ts'
import { encryptedWithKey, newKey, type PictureKey, wrappedKey } from '../encryption.ts'
import { damaged, UnusableArchiveError } from '../unusable-archive.ts'

/** The folder of pictures beside the backups that need them. */
export const PICTURES_FOLDER = 'pictures'
/** The set of pictures that are not encrypted. */
const PLAIN = 'plain'
const ENCRYPTED = /^[0-9a-f]{16}$/
const KEY_FILE = 'key.age'
const STORED = /^([0-9a-f]{32}\.[a-z0-9]{1,8})(\.age)?$/

/** Pictures of many backups, each once: files named by their hash, in plain or encrypted by one key, which has the passphrase of the backups. */
export interface PictureSet {
  readonly name: string
  /**
   * Stores a picture that is not there yet, and notes that a backup of `neededAt` needs it.
   * @param file such as `<hash>.jpg`
   */
  keep(file: string, picture: { hash: string; byteLength: number }, bytes: () => Promise<Uint8Array>): Promise<void>
  /** @throws {UnusableArchiveError} for a file that is not there, or is not that picture */
  read(file: string, hash: string): Promise<Uint8Array>
}

/** Opens the set for new backups beside them, or begins one. A new passphrase begins a new set. */
export async function openPictureSet(
  folder: string,
  passphrase: string | undefined,
  neededAt: Date,
): Promise<PictureSet> {
  const all = join(folder, PICTURES_FOLDER)
  if (passphrase === undefined) {
    await mkdir(join(all, PLAIN), { recursive: true, mode: 0o700 })
    return pictureSet(all, PLAIN, undefined, neededAt)
  }
  await mkdir(all, { recursive: true, mode: 0o700 })
  for (const name of (await readdir(all)).filter((each) => ENCRYPTED.test(each))) {
    const key = await keyOf(all, name, passphrase).catch(() => undefined)
    if (key) return pictureSet(all, name, key, neededAt)
  }
  const name = randomBytes(8).toString('hex')
  const key = await newKey()
  await mkdir(join(all, name), { mode: 0o700 })
  await written(join(all, name), KEY_FILE, await key.wrapped(passphrase))
  return pictureSet(all, name, key, neededAt)
}

/** The set that a backup names. @throws {UnusableArchiveError} */
export async function pictureSetOf(folder: string, name: string, passphrase: string | undefined): Promise<PictureSet> {
  const all = join(folder, PICTURES_FOLDER)
  if (name === PLAIN) return pictureSet(all, name, undefined, undefined)
  const key = passphrase === undefined ? undefined : await keyOf(all, name, passphrase).catch(() => undefined)
  if (!key)
    throw new UnusableArchiveError(
      `The pictures of this backup are beside it, in the folder ${join(PICTURES_FOLDER, name)}, whose key ${KEY_FILE} cannot be read.`,
    )
  return pictureSet(all, name, key, undefined)
}

/**
 * Deletes pictures that no backup needs: those that were last needed before the oldest one.
 * @returns the names of the deleted files, such as `plain/<hash>.jpg`
 */
export async function removeUnneeded(folder: string, oldest: Date): Promise<string[]> {
  const all = join(folder, PICTURES_FOLDER)
  const removed: string[] = []
  for (const set of await namesIn(all)) {
    if (set !== PLAIN && !ENCRYPTED.test(set)) continue
    const names = await namesIn(join(all, set))
    let left = 0
    for (const name of names) {
      const path = join(all, set, name)
      const found = name === KEY_FILE ? undefined : await stat(path).catch(() => undefined)
      // Files that a killed process left unfinished as well.
      if (found && Math.floor(found.mtimeMs / 1000) < Math.floor(oldest.getTime() / 1000)) {
        await rm(path, { force: true })
        removed.push(`${set}/${name}`)
      } else if (name !== KEY_FILE) left++
    }
    if (left > 0 || set === PLAIN || !names.includes(KEY_FILE)) continue
    await rm(join(all, set, KEY_FILE), { force: true })
    await rmdir(join(all, set)).catch(() => {})
    removed.push(`${set}/${KEY_FILE}`)
  }
  return removed
}

export interface PictureFile {
  /** Such as `plain/<hash>.jpg`. */
  readonly name: string
  readonly path: string
  readonly bytes: number
}

/** The complete files of all sets, and their keys. */
export async function pictureFiles(folder: string): Promise<PictureFile[]> {
  const all = join(folder, PICTURES_FOLDER)
  const files: PictureFile[] = []
  for (const set of (await namesIn(all)).filter((name) => name === PLAIN || ENCRYPTED.test(name)))
    for (const name of await namesIn(join(all, set))) {
      const path = join(all, set, name)
      const found = name === KEY_FILE || STORED.test(name) ? await stat(path).catch(() => undefined) : undefined
      if (found) files.push({ name: `${set}/${name}`, path, bytes: found.size })
    }
  return files
}

function pictureSet(all: string, name: string, key: PictureKey | undefined, neededAt: Date | undefined): PictureSet {
  const folder = join(all, name)
  const nameOf = (file: string) => (key ? `${file}.age` : file)
  const read = async (file: string, hash: string) => {
    const stored = await readFile(join(folder, nameOf(file))).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new UnusableArchiveError(missing(name, file))
      throw error
    })
    const bytes = key ? await key.decrypted(stored).catch(() => undefined) : stored
    if (!bytes || !isMedium(hash, mediumChecksum(bytes)))
      throw damaged(`${name}/${file} is not the picture of that name`)
    return bytes
  }
  return {
    name,
    read,
    async keep(file, { hash, byteLength }, bytes) {
      const path = join(folder, nameOf(file))
      const found = await stat(path).catch(() => undefined)
      // Encrypted files are longer; a file has its name only once it is whole.
      const isThere = found && (key ? found.size > byteLength : found.size === byteLength)
      if (!isThere) {
        const picture = await bytes()
        await written(folder, nameOf(file), key ? await encryptedWithKey(picture, key) : picture)
        await read(file, hash)
      }
      // Never back: with a clock that was set back, a backup of the future needs the picture as well.
      if (neededAt && !(isThere && found.mtimeMs >= neededAt.getTime())) await utimes(path, neededAt, neededAt)
    },
  }
}

function missing(set: string, file: string): string {
  return `The pictures of this backup are beside it, in the folder ${join(PICTURES_FOLDER, set)}, which lacks ${file}. Copy that folder as well.`
}

async function keyOf(all: string, name: string, passphrase: string): Promise<PictureKey> {
  if (!ENCRYPTED.test(name)) throw damaged(`${name} is no set of pictures`)
  return wrappedKey(await readFile(join(all, name, KEY_FILE)), passphrase)
}

/** On the disk before it has its name. */
async function written(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const unfinished = join(folder, `${name}.${randomBytes(6).toString('hex')}.partial`)
  try {
    {
      await using file = await open(unfinished, 'wx', 0o600)
      await file.writeFile(bytes)
      await file.sync()
    }
    await rename(unfinished, join(folder, name))
    await using handle = await open(folder)
    await handle.sync()
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
}
