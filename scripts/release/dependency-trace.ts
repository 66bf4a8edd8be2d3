// Finds the files that the server and its commands load. As a program it prints them as JSON for the folder that it is given.
import { existsSync, globSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { filesIn } from './files.ts'
import { type Reference, referencesIn } from './module-references.ts'
import { run } from './run.ts'

export interface DependencyTrace {
  /** Paths from the root of the project, sorted. */
  readonly files: readonly string[]
  /** Specifiers of optional dependencies that are not installed, such as `pg-native`. */
  readonly unresolved: readonly string[]
  /** Folders of the packages that these files belong to. */
  readonly packages: readonly string[]
  /** Folders of the packages that the build bundles into the screens. */
  readonly screenPackages: readonly string[]
}

const ENTRY_POINTS = ['server/main.ts', 'cli/main.ts']
/** Entry points as well: the migrator imports them by computed names. */
const MIGRATIONS = 'server/db/migrations/*.ts'
/** Folders of the project whose files other than code are read at run time: fonts, pictures, word lists. */
const DATA_FOLDERS = ['server', 'cli', 'domain', 'content']

const CODE = /\.[cm]?[jt]sx?$/
const TEST = /\.test\.tsx?$/
/** Source maps, type declarations, headers, documentation and tests of packages. */
const DEVELOPMENT_FILE =
  /\.(map|d\.[cm]?ts|md|markdown|h|hpp|c|cc|gyp)$|\/(README|CHANGELOG|include|docs?|man|tests?|types)(\/|$)/i

/** Runs this file in a process of its own, because `import.meta.resolve` takes a parent only with a flag of Node. */
export function traceDependencies(root: string): DependencyTrace {
  return JSON.parse(run(process.execPath, ['--experimental-import-meta-resolve', import.meta.filename, root]))
}

function dependencyTrace(root: string): DependencyTrace {
  const installed = realpathSync(join(root, 'node_modules'))
  const fromRoot = (file: string) =>
    file.startsWith(installed + sep) ? join('node_modules', relative(installed, file)) : relative(root, file)
  const sources = (pattern: string) => globSync(pattern, { cwd: root }).filter((file) => !TEST.test(file))
  const { reached, unresolved } = trace(root, [...ENTRY_POINTS, ...sources(MIGRATIONS)])
  const packages = packageFolders(reached)
  const further = [...packages].flatMap((folder) => [
    ...metadataIn(folder, reached),
    ...platformFiles(folder, installed),
  ])
  const files = new Set([...reached, ...further].map(fromRoot).concat(dataFiles(root)))
  // The build reads `app/routes.ts`, and no screen imports it.
  const screenSources = sources('app/**/*.{ts,tsx}').filter((file) => file !== 'app/routes.ts')
  const screens = trace(root, screenSources, { isBundled: true })
  const bundled = [...packageFolders(screens.reached)].map(fromRoot).concat(installedOf(root, screens.unresolved))
  return {
    files: [...files].sort(),
    unresolved: [...unresolved].sort(),
    packages: [...packageFolders([...reached, ...further])].map(fromRoot).sort(),
    screenPackages: [...new Set(bundled)].sort(),
  }
}

/** @param isBundled tolerates specifiers that the bundler resolves and Node does not, such as those of style sheets */
function trace(root: string, entryPoints: readonly string[], { isBundled = false } = {}) {
  const reached = new Set<string>()
  const unresolved = new Set<string>()
  const waiting = entryPoints.map((file) => join(root, file))
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    for (const reference of CODE.test(file) ? referencesIn(file) : []) {
      const target = resolved(file, reference)
      if (target) waiting.push(target)
      if (target !== undefined) continue
      if (!isBundled && !isOptional(file, reference.specifier))
        throw new Error(`${relative(root, file)} imports ${reference.specifier}, which is not installed`)
      unresolved.add(reference.specifier)
    }
  }
  return { reached, unresolved }
}

/** Folders of the packages among the specifiers that only a bundler resolves. */
function installedOf(root: string, specifiers: Iterable<string>): string[] {
  const names = [...specifiers].flatMap((specifier) => /^(@[\w.-]+\/)?[a-z][\w.-]*/.exec(specifier)?.[0] ?? [])
  return names.map((name) => join('node_modules', name)).filter((folder) => existsSync(join(root, folder)))
}

/** Gives null for modules of Node and URLs of other files than those of this machine, undefined where nothing is found. */
function resolved(file: string, { specifier, kind }: Reference): string | null | undefined {
  if (isBuiltin(specifier)) return null
  try {
    const url = resolvedUrl(file, { specifier, kind })
    if (!url.startsWith('file:')) return null
    const path = fileURLToPath(url)
    if (existsSync(path) && statSync(path).isFile()) return realpathSync(path)
  } catch {
    // The resolvers of Node throw for what they do not find.
  }
  return kind === 'file' ? null : undefined
}

function resolvedUrl(file: string, { specifier, kind }: Reference): string {
  const parent = pathToFileURL(file).href
  if (kind === 'require') return pathToFileURL(createRequire(file).resolve(specifier)).href
  return kind === 'file' ? new URL(specifier, parent).href : import.meta.resolve(specifier, parent)
}

/** Packages import optional and peer dependencies, which their `dependencies` do not list, inside `try`. */
function isOptional(file: string, specifier: string): boolean {
  if (!file.includes(`${sep}node_modules${sep}`)) return false
  const [scope = '', name = ''] = specifier.split('/')
  const { dependencies = {} } = manifestOf(packageFolder(file))
  return !Object.hasOwn(dependencies, scope.startsWith('@') ? `${scope}/${name}` : scope)
}

function dataFiles(root: string): string[] {
  return filesIn(root, `{${DATA_FOLDERS}}/**/*`).filter((file) => !CODE.test(file))
}

/** Licences, and each `package.json` between a file and the root of its package: Node takes the module format from the nearest. */
function metadataIn(folder: string, reached: ReadonlySet<string>): string[] {
  const within = [...reached].filter((file) => file.startsWith(folder + sep))
  const folders = new Set(within.flatMap((file) => ancestors(dirname(file), folder)))
  const licences = globSync('{LICEN[CS]E,LICEN[CS]E.*,LICEN[CS]E-*,COPYING*,NOTICE*,versions.json}', { cwd: folder })
  return [
    ...[...folders].map((one) => join(one, 'package.json')),
    ...licences.map((name) => join(folder, name)),
  ].filter((file) => existsSync(file))
}

/** All of a package for one platform (`os` in `package.json`), whose native libraries no literal in its code names. */
function platformFiles(folder: string, nodeModules: string): string[] {
  const { os, optionalDependencies = {} } = manifestOf(folder)
  if (!os) return []
  const dependencies = Object.keys(optionalDependencies).map((name) => join(nodeModules, name))
  return [
    ...filesIn(folder)
      .filter((file) => !DEVELOPMENT_FILE.test(`/${file}`))
      .map((file) => join(folder, file)),
    ...dependencies.filter((one) => existsSync(one)).flatMap((one) => platformFiles(one, nodeModules)),
  ]
}

function packageFolders(files: Iterable<string>): Set<string> {
  return new Set([...files].filter((file) => file.includes(`${sep}node_modules${sep}`)).map(packageFolder))
}

function packageFolder(file: string): string {
  return /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(file)![0]
}

function ancestors(folder: string, last: string): string[] {
  return folder === last ? [folder] : [folder, ...ancestors(dirname(folder), last)]
}

interface Manifest {
  readonly os?: unknown
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

if (import.meta.main) process.stdout.write(JSON.stringify(dependencyTrace(realpathSync(process.argv[2]!))))
