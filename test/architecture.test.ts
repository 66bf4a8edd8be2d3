import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOMS = ['app', 'cli', 'content', 'domain', 'server'] as const
const LINES_AT_MOST = 300

/** What whoever asks a service needs, whichever that is. */
const WORDS_OF_OTHERS = ['server/bounded-text.ts', 'server/without-secrets.ts']
/** Tools without a subject of their own, for every place in the server. */
const TOOLS = ['server/network.ts', 'server/private-hosts.ts', 'server/rate-limiter.ts', 'server/semaphore.ts']

/** From which places values may come, by the place that imports them; the longest prefix counts. Packages are listed apart. */
const VALUES_FROM: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  content: ['content', 'domain'],
  app: ['app', 'domain'],
  cli: ['cli', 'server', 'domain'],
  'server/config.ts': ['domain', 'server/config-error.ts', 'server/private-hosts.ts', 'server/service-config.ts'],
  'server/service-config.ts': ['domain', 'server/config-error.ts'],
  'server/log.ts': ['domain', 'server/line-buffer.ts'],
  'server/storage': ['server/storage', 'domain', 'server/config.ts', 'server/log.ts'],
  'server/analytics': ['server/analytics', 'domain', 'server/storage', 'server/log.ts', ...TOOLS, ...WORDS_OF_OTHERS],
  'server/covers': ['server/covers', 'domain', ...TOOLS],
  'server/media': ['server/media', 'domain', 'server/log.ts', ...TOOLS],
  'server/blog': ['server/blog', 'domain', 'content', 'server/storage', ...TOOLS],
  'server/captcha': ['server/captcha', 'domain', 'server/storage', ...TOOLS, ...WORDS_OF_OTHERS],
  'server/identity': ['server/identity', 'domain', 'server/storage', ...TOOLS],
  'server/mail': ['server/mail', 'domain', 'server/storage', 'server/log.ts', ...TOOLS, ...WORDS_OF_OTHERS],
  'server/page-cache': ['server/page-cache', ...TOOLS],
  'server/http': ['server/http', 'domain', 'server/config.ts', 'server/log.ts', 'server/page-cache', ...TOOLS],
  server: ['server', 'domain', 'content'],
}
const TYPES_FROM: Readonly<Record<string, readonly string[]>> = {
  content: ['content', 'domain'],
  domain: ['domain'],
  app: ['app', 'domain', 'server', '.react-router'],
  cli: ['cli', 'server', 'domain'],
  server: ['server', 'domain', 'content'],
}
const PACKAGES_OF: Readonly<Record<string, RegExp>> = {
  domain: /^zod$/,
  content: /^(sharp|node:.+)$/,
  app: /^(altcha-lib|react|react-dom|react-router|@react-router\/dev|virtual:react-router)(\/.*)?$/,
}

/** What makes a test depend on how fast the machine is just now; `test/support/time.ts` has what to use instead. */
const CLOCKS = [
  { name: 'waitForTimeout', pattern: /\bwaitForTimeout\(/ },
  { name: 'performance.now()', pattern: /\bperformance\.now\(/, isFineWithFakeTime: true },
  { name: 'elapsed Date.now()', pattern: /\bDate\.now\(\) - \w*(start|beg[au]n|before|asked|told)/i },
  {
    name: 'setTimeout of node:timers/promises',
    pattern: /import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'/,
  },
  { name: 'new Promise(… setTimeout(…', pattern: /new Promise[^\n]*\n?[^\n]*\bsetTimeout\(/, isFineWithFakeTime: true },
]
/** A line that stalls: what is tested comes before its end, and a machine that is slower makes neither red. */
const SLEEPS_ALLOWED = ['theme', 'first-visit'].map(
  (name) => `test/browser/${name}.spec.ts: setTimeout of node:timers/promises`,
)

interface Import {
  readonly file: string
  readonly target: string
  readonly isTypeOnly: boolean
}

const files = ROOMS.flatMap((room) => globSync(`${room}/**/*.{ts,tsx,js}`)).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const imports = files.flatMap(importsOf)

describe('the house', () => {
  it('has rooms with files in them', () => {
    for (const room of ROOMS) expect(files.filter((file) => file.startsWith(`${room}/`)).length).toBeGreaterThan(0)
    expect(imports.length).toBeGreaterThan(files.length)
  })

  it('lets values flow downward only', () => {
    const own = imports.filter(({ target, isTypeOnly }) => isOurs(target) && !isTypeOnly)
    expect(own.filter(({ file, target }) => !allows(VALUES_FROM, file, target)).map(described)).toEqual([])
  })

  it('lets types come from below, and from the server into the app', () => {
    const types = imports.filter(({ target, isTypeOnly }) => isOurs(target) && isTypeOnly)
    expect(types.filter(({ file, target }) => !allows(TYPES_FROM, file, target)).map(described)).toEqual([])
  })

  it('keeps Node and its packages out of the rooms that a browser runs', () => {
    const foreign = imports.filter(({ file, target }) => {
      const packages = PACKAGES_OF[file.split('/')[0]!]
      return packages && !isOurs(target) && !packages.test(target)
    })
    expect(foreign.map(described)).toEqual([])
  })

  it('hands the environment over at the edge, to be read in one place', () => {
    const readers = files.filter((file) => /process\.env\b/.test(readFileSync(file, 'utf8')))
    expect(readers.filter((file) => file !== 'server/run.ts' && !file.startsWith('cli/'))).toEqual([])
  })

  it('has no cycles', () => {
    expect(cyclesAmong(imports.filter(({ isTypeOnly }) => !isTypeOnly))).toEqual([])
  })

  it(`keeps every file within ${LINES_AT_MOST} lines`, () => {
    const all = globSync(['{app,bench,cli,content,domain,scripts,server,test}/**/*.{ts,tsx,js,mjs,css}'], {
      exclude: ['**/node_modules/**'],
    })
    const long = all.filter((file) => readFileSync(file, 'utf8').split('\n').length > LINES_AT_MOST + 1)
    expect(long).toEqual([])
  })

  it('has no test that sleeps for a fixed time or measures one, and so depends on a quiet machine', () => {
    const tests = globSync(['{app,cli,content,domain,scripts,server,test}/**/*.{test,spec}.ts'], {
      exclude: ['test/architecture.test.ts'],
    })
    const found = tests.flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const isFake = /\b(fakeTime|useFakeTimers)\(/.test(source)
      return CLOCKS.filter(({ pattern, isFineWithFakeTime }) => pattern.test(source) && !(isFineWithFakeTime && isFake))
        .map(({ name }) => `${file}: ${name}`)
        .filter((offence) => !SLEEPS_ALLOWED.includes(offence))
    })
    expect(found).toEqual([])
  })

  it('runs tests of a whole server on one engine, but those that say why', () => {
    const twice = globSync('test/routes/*.test.ts').filter((file) =>
      readFileSync(file, 'utf8').includes('describeEachDatabase'),
    )
    expect(twice).toEqual(['test/routes/query-counts.test.ts'])
  })

  it('has no dumping ground and no barrel', () => {
    const dumps = files.filter((file) => /(^|\/)(utils?|helpers?|lib|common|misc|shared)(\/|\.|$)/.test(file))
    const barrels = files.filter(
      (file) => /(^|\/)index\.tsx?$/.test(file) && !file.startsWith('server/storage/migrations/'),
    )
    expect([...dumps, ...barrels]).toEqual([])
  })
})

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  const statements = source.matchAll(/^(?:import|export)\s+(type\s+)?([^'";]*?\sfrom\s+)?['"]([^'"\n]+)['"]/gm)
  const dynamic = source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)
  return [
    ...[...statements].map(([, type, names = '', target]) => ({
      file,
      target: resolved(file, target!),
      isTypeOnly: Boolean(type) || isOnlyTypes(names),
    })),
    ...[...dynamic].map(([, target]) => ({ file, target: resolved(file, target!), isTypeOnly: false })),
  ]
}

function isOnlyTypes(names: string): boolean {
  const inner = /^\{(.*)\}/s.exec(names)?.[1]
  if (!inner?.trim()) return false
  return inner.split(',').every((name) => !name.trim() || name.trim().startsWith('type '))
}

/** A path from the root for what is ours; the name of the package otherwise. */
function resolved(file: string, target: string): string {
  const bare = target.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return bare.slice(1)
  if (bare.startsWith('./+types/')) return `.react-router/${bare}`
  return bare.startsWith('.') ? normalize(join(dirname(file), bare)) : bare
}

function isOurs(target: string): boolean {
  return [...ROOMS, 'test', '.react-router', 'scripts'].some((room) => target.startsWith(`${room}/`))
}

function allows(rules: Readonly<Record<string, readonly string[]>>, file: string, target: string): boolean {
  const places = Object.keys(rules).filter((place) => file === place || file.startsWith(`${place}/`))
  const place = places.sort((a, b) => b.length - a.length)[0]
  return place !== undefined && rules[place]!.some((from) => target === from || target.startsWith(`${from}/`))
}

function described({ file, target }: Import): string {
  return `${file} imports ${target}`
}

function cyclesAmong(edges: readonly Import[]): string[] {
  const targets = Map.groupBy(edges, ({ file }) => file)
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
    if (trail.includes(file) || done.has(file)) return
    for (const { target } of targets.get(file) ?? []) visit(target, [...trail, file])
    done.add(file)
  }
  for (const file of targets.keys()) visit(file, [])
  return cycles
}
