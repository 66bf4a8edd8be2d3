import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const LINES_AT_MOST = 300
const FILES_AT_MOST = 20

const files = globSync('{app,bench,cli,domain,scripts,server,test}/**/*.{ts,tsx,js,mjs,css}', {
  exclude: ['**/node_modules/**'],
})
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const long = files
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .filter(({ lines }) => lines > LINES_AT_MOST)
const folders = Map.groupBy(
  files.filter((file) => !isTest(file)),
  (file) => dirname(file),
)
const full = [...folders].filter(([, inside]) => inside.length > FILES_AT_MOST)

for (const { file, lines } of long) console.log(`${file} has ${lines} lines: does it hold two things?`)
for (const [folder, { length }] of full) console.log(`${folder} has ${length} files: do some of them belong together?`)
