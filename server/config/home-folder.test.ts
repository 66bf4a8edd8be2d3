import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { homeOf } from './home-folder.ts'

it('keeps a blog in the folder of a clone, and beside the folder of a release', () => {
  const folder = temporaryFolder()
  expect(homeOf(folder)).toEqual({ folder, dataDir: join(folder, 'data') })

  writeFileSync(join(folder, 'release.json'), '{}')
  expect(homeOf(folder)).toEqual({ folder: dirname(folder), dataDir: join(dirname(folder), 'den-data') })
})
