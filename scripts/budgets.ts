import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pageWeights } from './page-weights.ts'

interface Budget {
  what: string
  /** Patterns of file names under `assets/`. */
  files: RegExp
  /** Bytes, compressed unless the files are so already. */
  limit: number
}

/** What reading pages load on a first visit, with embeds or limits, and when a form, a search field or a quote is used; and the admin area. */
const BUDGETS: readonly Budget[] = [
  { what: 'JavaScript', files: /^(reader|theme-boot)-.*\.js$/, limit: 2_150 },
  { what: 'subscribe form in view', files: /^(unhydrated-submit|toasts)-.*\.js$/, limit: 1_250 },
  // With an article's HTML and headers, below the 14,600 bytes that may be sent before the first acknowledgement (RFC 6928).
  { what: 'CSS of every page', files: /^site-.*\.css$/, limit: 5_700 },
  { what: 'CSS of the front page', files: /^(site|home)-.*\.css$/, limit: 7_000 },
  // Only Greetings and the text pages load all three.
  { what: 'CSS', files: /^(site|reading|letter)-.*\.css$/, limit: 9_000 },
  { what: 'ratings', files: /^(ratings-.*\.css|score-filters-.*\.js)$/, limit: 3_500 },
  {
    what: 'fonts',
    files: /^(fraunces-display|source-serif-text|source-serif-italic)-(?!ext-|rest-).*\.woff2$/,
    limit: 28_500,
  },
  { what: 'embeds', files: /^embeds-.*\.js$/, limit: 400 },
  { what: 'quotes', files: /^copy-quote-.*\.js$/, limit: 1_200 },
  { what: 'limits', files: /^my-limits-.*\.js$/, limit: 2_000 },
  { what: 'search suggestions', files: /^suggestions-.*\.js$/, limit: 1_200 },
  // Signing in, Today and the list of posts in English, together.
  {
    what: 'first screens of the admin area',
    files: /^(entry\.client|rolldown-runtime|admin-area|root|layout|setup|today|posts)-.*\.js$/,
    limit: 180_000,
  },
  // The form's own code, including that for hosted captchas; React and the captcha's script are loaded separately.
  { what: 'subscribe form', files: /^(hydrate|hosted-challenge)-.*\.js$/, limit: 8_000 },
]

/** Limit of the script in the head, which blocks the first paint. In bytes, uncompressed. */
const THEME_SCRIPT_LIMIT = 300

/** Bytes of one page, compressed as it is sent. */
const PAGE_LIMIT = 9_000

/** @throws {Error} that names what is too large, and by how much */
export async function checkBudgets(directory: string): Promise<void> {
  checkFiles(join(directory, 'client'))
  for (const [page, weight] of Object.entries(await pageWeights(join(directory, 'server/index.js'))))
    refuseOver(`The HTML of the ${page}`, weight, PAGE_LIMIT)
}

function checkFiles(clientDirectory: string): void {
  const files = globSync(`${clientDirectory}/assets/*`)
  const themeScript = files.find((file) => basename(file).startsWith('theme-boot-'))
  if (!themeScript) throw new Error('The build holds no theme script.')
  refuseOver('The theme script', readFileSync(themeScript).byteLength, THEME_SCRIPT_LIMIT)

  for (const { what, files: pattern, limit } of BUDGETS) {
    const counted = files.filter((file) => pattern.test(basename(file)))
    if (counted.length === 0) throw new Error(`The build holds no ${what}.`)
    refuseOver(`The ${what} of a first visit`, sum(counted.map(transferSize)), limit)
  }
}

function refuseOver(what: string, size: number, limit: number): void {
  if (size > limit) throw new Error(`${what} weighs ${size} bytes; the limit is ${limit} (scripts/budgets.ts).`)
}

function transferSize(file: string): number {
  const bytes = readFileSync(file)
  return file.endsWith('.woff2') ? bytes.byteLength : brotliCompressSync(bytes).byteLength
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
