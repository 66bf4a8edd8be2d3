import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { everyPage } from '#test/support/pages/every-page.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'

const JAR = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar')

/** What the checker refuses, and why it is there all the same. */
const KEPT: readonly [RegExp, string][] = [
  [
    /^The “role” attribute must not be used on a “t[rdh]” element/,
    'a table that is laid out as a list loses these roles',
  ],
  [/^A “link” element with a “blocking” attribute must have/, '`rel="expect"` is newer than the checker'],
]

it('every kind of page is valid by the Nu HTML checker', async () => {
  const folder = temporaryFolder()
  const addresses = new Map<string, string>()
  for (const [index, { address, html }] of (await everyPage()).entries()) {
    const file = join(folder, `${index}.html`)
    writeFileSync(file, html)
    addresses.set(file, address)
  }
  const messages = await checked(folder)
  const problems = messages
    .filter(({ message }) => !KEPT.some(([words]) => words.test(message)))
    .map(({ url, lastLine, message, extract }) => ({
      address: addresses.get(url.replace(/^file:(\/\/)?/, '')),
      lastLine,
      message,
      extract,
    }))
  expect(problems).toEqual([])
  expect(KEPT.filter(([words]) => !messages.some(({ message }) => words.test(message)))).toEqual([])
})

interface Message {
  readonly type: string
  readonly url: string
  readonly lastLine: number
  readonly message: string
  readonly extract: string
}

/** The errors of all files in a folder. The checker ends with 1 if there are any. */
function checked(folder: string): Promise<Message[]> {
  return new Promise((resolve, reject) =>
    execFile(
      'java',
      ['-jar', JAR, '--format', 'json', '--stdout', '--errors-only', folder],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, stdout) => (stdout ? resolve(JSON.parse(stdout).messages) : reject(error)),
    ),
  )
}
