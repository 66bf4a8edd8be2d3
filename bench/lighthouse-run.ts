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
  /** From 0 to 100. */
  scores: Readonly<Record<(typeof CATEGORIES)[number], number>>
  /** Largest contentful paint in milliseconds: simulated for that phone, the same from processor time, and as observed on this machine. */
  paint: number
  paintByProcessor: number
  paintHere: number
  /** Milliseconds. */
  blocking: number
  shift: number
  bytes: number
  /** Speed of the machine at that time: Lighthouse's benchmark index. The simulated phone is a quarter as fast as the machine. */
  speedHere: number
  /** One line for each audit that costs points. */
  findings: readonly string[]
}

/** The parts of Lighthouse's report that are read here. */
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
  // The certificate of `bench/https-front.ts` is self-signed.
  '--ignore-certificate-errors',
]
const LARGEST_REPORT = 64 * 1024 * 1024

const execute = promisify(execFile)

/** Installs the packages of `bench/package.json`, unless they are installed as its lock file says. */
export function installLighthouse(): void {
  if (missingPackages(import.meta.dirname, { withDev: false }) === 0) return
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command, ...args] = [...npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  process.stderr.write('Installing Lighthouse … ')
  execFileSync(command!, args, { cwd: import.meta.dirname, stdio: ['ignore', 'ignore', 'inherit'] })
  process.stderr.write('done\n')
}

/** Runs Lighthouse in a separate process, which shares neither this event loop nor a browser with an earlier run. */
export async function runLighthouse(url: string, chromium: string): Promise<Audited> {
  const program = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js')
  using folder = mkdtempDisposableSync(join(tmpdir(), 'den-lighthouse-run-'))
  const args = [program, url, `-GA=${folder.path}`, '--output=json', '--quiet', '--no-enable-error-reporting']
  const run = () =>
    execute(process.execPath, [...args, `--chrome-flags=${FLAGS.join(' ')}`], {
      maxBuffer: LARGEST_REPORT,
      env: { ...process.env, CHROME_PATH: chromium },
    })
  // Occasionally Chromium's trace lacks its beginning (NO_NAVSTART), and nothing was measured.
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
