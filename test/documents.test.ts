import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What people read to find their way. Decision records keep the names of their time. */
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/*.md'), ...globSync('bench/*.md')]
/** A path of the tree in code marks: with a folder and a known ending. Braces and asterisks stand for several files. */
const PATH = /`((?:app|bench|cli|content|docs|domain|scripts|server|test)\/[\w./{},*-]+\.(?:ts|tsx|mjs|md|css))`/g

it('every file that a document names in full is there', () => {
  const named = DOCUMENTS.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(PATH)].map(([, path]) => ({ document, path: path! })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ path }) => globSync(path).length === 0)).toEqual([])
})
