import { randomBytes } from 'node:crypto'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileOf, folderOf } from '#test/support/imports/imports.ts'
import { zipOf } from '#test/support/imports/zip.ts'
import { openSource } from './open-source.ts'
import { readWhole } from './source-files.ts'

const NULS = Buffer.alloc(12_000_000)

function opened(archive: Uint8Array) {
  return openSource(fileOf('x.zip', archive))
}

describe('A hostile archive', () => {
  it('is refused when it names files outside of itself', async () => {
    for (const name of ['../../etc/cron.d/x', '/etc/passwd', 'a/../../x', 'C:/x', 'a\\..\\..\\x'])
      await expect(opened(zipOf([{ name, data: 'x' }])), name).rejects.toThrow('names files outside of itself')
  })

  it('is refused when it would unpack to far more than it is, says too little, or holds a file twice', async () => {
    await expect(opened(zipOf([{ name: 'a.md', data: NULS }]))).rejects.toThrow('more than 200 times its size')
    await expect(
      opened(
        zipOf([
          { name: 'a.md', data: 'x', claims: 9_000_000 },
          { name: 'a.md', data: 'x' },
        ]),
      ),
    ).rejects.toThrow('twice')
    const many = Array.from({ length: 900 }, (_, index) => ({ name: `${index}.md`, data: 'x', claims: 9_999_999 }))
    await expect(opened(zipOf(many))).rejects.toThrow('more than 8 GB')
    const archive = zipOf([{ name: 'a.md', data: 'text' }])
    await expect(opened(archive.subarray(0, archive.length - 30))).rejects.toThrow('The archive is damaged')
    const list = Array.from({ length: 50_001 }, (_, index) => ({ name: `${index}`, data: '' }))
    await expect(opened(zipOf(list))).rejects.toThrow('more than 50,000 files')
  })

  it('is refused when a name in it holds a NUL, which no row of PostgreSQL can', async () => {
    await expect(opened(zipOf([{ name: 'a\0b.md', data: 'x' }]))).rejects.toThrow('whose name no system can have')
  })

  it('is refused when its list is said to be where no file reaches', async () => {
    const archive = zipOf([{ name: 'a.md', data: 'x' }])
    const end = archive.length - 22
    for (const position of [BigInt(archive.length), 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n]) {
      const locator = Buffer.alloc(20)
      locator.write('PK\x06\x07')
      locator.writeBigUInt64LE(position, 8)
      const moved = Buffer.concat([archive.subarray(0, end), locator, archive.subarray(end)])
      await expect(opened(moved), String(position)).rejects.toThrow('The archive is damaged')
    }
  })

  it('ends reading a file that is longer than it says', async () => {
    await using source = await opened(zipOf([{ name: 'a.md', data: NULS, claims: 20 }]))
    await expect(readWhole(source, source.files[0]!, 1_000_000)).rejects.toThrow('a.md cannot be read: too many bytes')
  })

  it('holds no hidden files, and says which file is damaged', async () => {
    const names = ['inner/', '__MACOSX/a.md', '.x/a.md', 'b.md', 'a.md']
    const archive = zipOf(names.map((name) => ({ name, data: 'x' })))
    archive.write('x', archive.lastIndexOf('PK\x03\x04'))
    await using source = await openSource(fileOf('x.zip', archive))
    expect(source.files.map(({ name }) => name)).toEqual(['a.md', 'b.md'])
    await expect(readWhole(source, source.files[0]!, 9)).rejects.toThrow('The archive is damaged')
    expect((await readWhole(source, source.files[1]!, 9)).toString()).toBe('x')
  })

  it('is refused when its files lie over each other', async () => {
    const archive = zipOf([{ name: 'a.md', data: randomBytes(20_000) }])
    const end = archive.length - 22
    const start = archive.readUInt32LE(end + 16)
    const copies = Array.from('abcdefghij', (letter) => {
      const copy = Buffer.from(archive.subarray(start, end))
      copy.write(letter, 46)
      return copy
    })
    const directory = Buffer.concat(copies)
    const tail = Buffer.from(archive.subarray(end))
    tail.writeUInt16LE(copies.length, 8)
    tail.writeUInt16LE(copies.length, 10)
    tail.writeUInt32LE(directory.length, 12)
    await expect(opened(Buffer.concat([archive.subarray(0, start), directory, tail]))).rejects.toThrow(
      'lie over each other',
    )
  })
})

it('takes no files by links, which may lead out of a folder', async () => {
  const folder = folderOf({ 'a.md': 'x' })
  writeFileSync(join(folder, '.hidden.md'), 'x')
  mkdirSync(join(folder, 'inner'))
  symlinkSync('/etc/passwd', join(folder, 'passwd.md'))
  symlinkSync('/etc', join(folder, 'inner', 'etc'))
  await using source = await openSource(folder)
  expect(source.files).toEqual([{ name: 'a.md', size: 1 }])
  await expect(openSource(join(folder, 'none'))).rejects.toThrow('There is no file or folder')
})
