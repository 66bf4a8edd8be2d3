import { execFile, execFileSync } from 'node:child_process'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { missingPackages } from '../scripts/missing-packages.mjs'
import { processorTimePaint } from './processor-time-paint.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One run of Lighthouse, as a phone on slow 4G. */
export interface Audited {
  /** Of 100. */
  scores: Readonly<Record<(typeof CATEGORIES)[number], number>>
  /** Largest contentful paint in milliseconds: reckoned for that phone, the same from processor time, and as it was here. */
  paint: number
  paintByProcessor: number
  paintHere: number
  /** Milliseconds. */
  blocking: number
  shift: number
  bytes: number
  /** How fast the machine was then: Lighthouse's benchmark index. The phone is reckoned as a quarter of it, whatever it is. */
  speedHere: number
  /** Each audit that costs points, in a line. */
  findings: readonly string[]
}

/** What we read of Lighthouse's report. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
  environment: { benchmarkIndex: number }
}

interface Audit {
  title: string
  score: number | null
  displayValue?: string
  numericValue?: number
  details?: { items?: Record<string, number>[] }
}

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  // bench/https-front.ts vouches for itself.
  '--ignore-certificate-errors',
]
const LARGEST_REPORT = 64 * 1024 * 1024

const execute = promisify(execFile)

/** Packages of `bench/package.json`, where they are not there as its lock file says. */
export function installLighthouse(): void {
  if (missingPackages(import.meta.dirname, { withDev: false }) === 0) return
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command, ...args] = [...npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  process.stderr.write('Installing Lighthouse … ')
  execFileSync(command!, args, { cwd: import.meta.dirname, stdio: ['ignore', 'ignore', 'inherit'] })
  process.stderr.write('done\n')
}

/** In a process of its own, as any visitor: it shares neither our event loop nor a browser with an earlier run. */
export async function runLighthouse(url: string, chromium: string): Promise<Audited> {
  const program = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js')
  using folder = mkdtempDisposableSync(join(tmpdir(), 'den-lighthouse-run-'))
  const args = [program, url, `-GA=${folder.path}`, '--output=json', '--quiet', '--no-enable-error-reporting']
  const run = () =>
    execute(process.execPath, [...args, `--chrome-flags=${FLAGS.join(' ')}`], {
      maxBuffer: LARGEST_REPORT,
      env: { ...process.env, CHROME_PATH: chromium },
    })
  // Now and then Chromium's recording lacks its beginning, and nothing was measured.
  const { stdout } = await run().catch((error) => (/NO_NAVSTART/.test(error.stderr) ? run() : Promise.reject(error)))
  return { ...audited(JSON.parse(stdout)), paintByProcessor: await processorTimePaint(folder.path) }
}

function audited({ categories, audits, environment }: Report): Omit<Audited, 'paintByProcessor'> {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    paint: number('largest-contentful-paint'),
    paintHere: audits.metrics?.details?.items?.[0]?.observedLargestContentfulPaint ?? Number.NaN,
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    speedHere: environment.benchmarkIndex,
    findings: CATEGORIES.filter((category) => score(category) < 100).flatMap((category) =>
      categories[category]!.auditRefs.filter(({ id, weight }) => weight > 0 && isFailed(audits[id])).map(({ id }) =>
        `${category}: ${audits[id]!.title} (${id}) ${audits[id]!.displayValue ?? ''}`.trimEnd(),
      ),
    ),
  }
}

function isFailed(audit: Audit | undefined): audit is Audit {
  return audit?.score != null && audit.score < 1
}
