import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { randomPicture } from '#test/support/media.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { folderBytes } from './folder-bytes.ts'

it('has files named by hashes alone, and takes no other name for one', async () => {
  const folder = temporaryFolder()
  const store = folderBytes(folder)
  const { hash, bytes } = randomPicture(10)
  await store.put(hash, bytes)
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([hash.slice(0, 2), join(hash.slice(0, 2), hash)])
  for (const name of ['../../etc/passwd', `${hash}/..`, hash.toUpperCase(), `${hash}\0`, '', '.', hash.slice(1)]) {
    const picture = { hash: name, byteLength: 1 }
    await expect(Array.fromAsync(store.read(picture, 0, 1))).rejects.toThrow(TypeError)
    for (const call of [() => store.put(name, bytes), () => store.size(name), () => store.delete(name)])
      await expect(call()).rejects.toThrow(TypeError)
  }
})

it('ignores what other programs put there, and removes what a killed process left', async () => {
  const folder = temporaryFolder()
  const store = folderBytes(folder)
  const { hash, bytes, byteLength } = randomPicture(10)
  await store.put(hash, bytes)
  const shard = join(folder, hash.slice(0, 2))
  const partial = (digit: string) => join(shard, `${hash}.${digit.repeat(12)}.partial`)
  for (const path of [partial('a'), partial('b'), join(shard, 'README'), join(folder, 'notes.txt')])
    writeFileSync(path, '')
  mkdirSync(join(folder, 'lost+found'))
  utimesSync(partial('a'), new Date(0), new Date(0))
  expect(await Array.fromAsync(store.list())).toEqual([{ hash, byteLength }])
  expect(readdirSync(shard).sort()).toEqual([hash, `${hash}.${'b'.repeat(12)}.partial`, 'README'].sort())
})

it('tells a folder that is not there from a picture that is not', async () => {
  const folder = temporaryFolder()
  const store = folderBytes(folder)
  const picture = randomPicture(10)
  expect(await store.size(picture.hash)).toBeUndefined()
  rmSync(folder, { recursive: true })
  const words = `There is no folder ${folder}. Is its disk mounted? Look at MEDIA_DIR.`
  await expect(store.size(picture.hash)).rejects.toThrow(words)
  await expect(Array.fromAsync(store.read(picture, 0, 10))).rejects.toThrow(words)
  await expect(Array.fromAsync(store.list())).rejects.toThrow(words)
  writeFileSync(folder, '')
  await expect(store.put(picture.hash, picture.bytes)).rejects.toThrow(`The folder ${folder} cannot be used (ENOTDIR).`)
})
