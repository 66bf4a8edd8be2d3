import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { BUNDLED_PACKAGES, bundleName, bundleUrls } from './bundled-packages.ts'

it('a bundle is used if it was made of the installed version', () => {
  const folder = temporaryFolder()
  expect(bundleUrls(folder)).toEqual(new Map())

  writeFileSync(join(folder, 'kysely@0.1.0.js'), '')
  writeFileSync(join(folder, 'zod@0.1.0.js'), '')
  expect(bundleUrls(folder)).toEqual(new Map())

  const files = BUNDLED_PACKAGES.map((specifier) => [specifier, join(folder, `${bundleName(specifier)}.js`)] as const)
  for (const [, file] of files) writeFileSync(file, '')
  expect(bundleUrls(folder)).toEqual(new Map(files.map(([specifier, file]) => [specifier, pathToFileURL(file).href])))
})
