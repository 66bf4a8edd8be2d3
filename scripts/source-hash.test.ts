import { cpSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { SOURCES, sourceHash } from './source-hash.mjs'

/** One file of each folder among them. */
const FILES = SOURCES.flatMap((source: string) =>
  source.includes('.') ? [source] : [`${source}/one.ts`, `${source}/deep/down/two.css`],
)

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  for (const source of FILES) write(source, `content of ${source}`)
})

it('is another for every change of a source', () => {
  const hashes = new Set([sourceHash(folder)])
  for (const source of FILES) {
    write(source, 'changed')
    hashes.add(sourceHash(folder))
  }
  expect(hashes.size).toBe(FILES.length + 1)
})

it('is another when a source comes, goes or gets another name', () => {
  const before = sourceHash(folder)
  write('app/ui/new.tsx', '')
  const withNew = sourceHash(folder)
  renameSync(join(folder, 'app/ui/new.tsx'), join(folder, 'app/ui/newer.tsx'))
  const withNewer = sourceHash(folder)
  rmSync(join(folder, 'app/ui/newer.tsx'))
  expect(new Set([before, withNew, withNewer]).size).toBe(3)
  expect(sourceHash(folder)).toBe(before)
})

it('tells where one source ends and the next begins', () => {
  write('app/a.ts', 'xy')
  write('app/b.ts', 'z')
  const before = sourceHash(folder)
  write('app/a.ts', 'x')
  write('app/b.ts', 'yz')
  expect(sourceHash(folder)).not.toBe(before)
})

it('is the same for the same sources, wherever and whenever they were written, and whatever lies beside them', () => {
  const before = sourceHash(folder)
  for (const source of FILES) utimesSync(join(folder, source), 0, 0)
  for (const other of ['app/root.test.ts', 'domain/post.test.ts', 'app/ui/deep/x.test.tsx'])
    write(other, 'a test decides nothing')
  for (const other of [
    'server/main.ts',
    'README.md',
    'build/source-hash',
    'test/x.ts',
    'content/texts/terms-of-service.ts',
  ])
    write(other, 'no source of the screens')
  expect(sourceHash(folder)).toBe(before)
  const copy = temporaryFolder()
  cpSync(folder, copy, { recursive: true })
  expect(sourceHash(copy)).toBe(before)
})

function write(file: string, content: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), content)
}
