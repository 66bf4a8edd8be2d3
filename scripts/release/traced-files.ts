// Which files a server and its commands load, found in their sources. As a program it prints them for a folder, for which Node
// has to be started with --experimental-import-meta-resolve: it resolves names as a running server does.
import { existsSync, globSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'

export interface TracedFiles {
  /** Paths from the root, sorted. */
  readonly files: readonly string[]
  /** Names that an optional part of a package asks for and no package has, such as `pg-native`. */
  readonly absent: readonly string[]
  /** Folders of packages that these files are of. */
  readonly packages: readonly string[]
  /** Folders of packages that the screens import, which the build puts into its own files. */
  readonly screenPackages: readonly string[]
}

/** What is started; migrations are loaded by their place. */
const STARTED = ['server/main.ts', 'cli/main.ts']
const LOADED_BY_PLACE = 'server/db/migrations/*.ts'
/** Folders of the project that hold data beside the code. */
const FOLDERS = ['server', 'cli', 'domain', 'content']

const CODE = /\.[cm]?[jt]sx?$/
const TEST = /\.test\.tsx?$/
/** What packages hold for those who write code with them. */
const FOR_DEVELOPERS =
  /\.(map|d\.[cm]?ts|md|markdown|h|hpp|c|cc|gyp)$|\/(README|CHANGELOG|include|docs?|man|tests?|types)(\/|$)/i

interface Reference {
  readonly specifier: string
  readonly kind: 'import' | 'require' | 'file'
}

export function tracedFiles(root: string): TracedFiles {
  const installed = realpathSync(join(root, 'node_modules'))
  const fromRoot = (file: string) =>
    file.startsWith(installed + sep) ? join('node_modules', relative(installed, file)) : relative(root, file)
  const sources = (pattern: string) => globSync(pattern, { cwd: root }).filter((file) => !TEST.test(file))
  const { reached, absent } = trace(root, [...STARTED, ...sources(LOADED_BY_PLACE)])
  const packages = packageFolders(reached)
  const beside = [...packages].flatMap((folder) => [...descriptionsIn(folder, reached), ...builtFor(folder, installed)])
  const files = new Set([...reached, ...beside].map(fromRoot).concat(dataOf(root)))
  // The list of routes is read by the build alone.
  const ofScreens = sources('app/**/*.{ts,tsx}').filter((file) => file !== 'app/routes.ts')
  const screens = trace(root, ofScreens, { isBundled: true })
  return {
    files: [...files].sort(),
    absent: [...absent].sort(),
    packages: [...packageFolders([...reached, ...beside])].map(fromRoot).sort(),
    screenPackages: [
      ...new Set([...packageFolders(screens.reached)].map(fromRoot).concat(installedAmong(root, screens.absent))),
    ].sort(),
  }
}

/** All files that are reached from some. A bundler knows names that Node does not, such as those of styles. */
function trace(root: string, starts: readonly string[], { isBundled = false } = {}) {
  const reached = new Set<string>()
  const absent = new Set<string>()
  const waiting = starts.map((file) => join(root, file))
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    for (const reference of CODE.test(file) ? referencesIn(file) : []) {
      const target = resolved(file, reference)
      if (target) waiting.push(target)
      if (target !== undefined) continue
      if (!isBundled && !isOptional(file, reference.specifier))
        throw new Error(`${relative(root, file)} asks for ${reference.specifier}, which is not there`)
      absent.add(reference.specifier)
    }
  }
  return { reached, absent }
}

/** Packages that a bundler finds by files which Node does not look at. */
function installedAmong(root: string, names: Iterable<string>): string[] {
  const folders = [...names].flatMap((name) => /^(@[\w.-]+\/)?[a-z][\w.-]*/.exec(name)?.[0] ?? [])
  return folders.map((name) => join('node_modules', name)).filter((folder) => existsSync(join(root, folder)))
}

/** Names that are imported, required or made to addresses, by literals in the source. */
export function referencesIn(file: string): Reference[] {
  const found: Reference[] = []
  const add = (node: Literal | null | undefined, kind: Reference['kind']) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') found.push({ specifier: node.value, kind })
  }
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  new Visitor({
    ImportDeclaration: (node) => {
      const isTypes =
        node.importKind === 'type' ||
        (node.specifiers.length > 0 && node.specifiers.every((one) => 'importKind' in one && one.importKind === 'type'))
      if (!isTypes) add(node.source, 'import')
    },
    ExportNamedDeclaration: (node) => {
      if (node.exportKind !== 'type') add(node.source, 'import')
    },
    ExportAllDeclaration: (node) => {
      if (node.exportKind !== 'type') add(node.source, 'import')
    },
    ImportExpression: (node) => add(node.source as Literal, 'import'),
    CallExpression: (node) => {
      const name = node.callee.type === 'Identifier' ? node.callee.name : ''
      if (/^_*require\d*$/.test(name)) add(node.arguments[0] as Literal, 'require')
    },
    NewExpression: (node) => {
      const isAddress = node.callee.type === 'Identifier' && node.callee.name === 'URL' && node.arguments.length === 2
      if (isAddress && node.arguments[1]?.type === 'MemberExpression') add(node.arguments[0] as Literal, 'file')
    },
  }).visit(program)
  return found
}

interface Literal {
  readonly type: string
  readonly value?: unknown
}

/** Null for what needs no file, undefined for what is not there. */
function resolved(file: string, { specifier, kind }: Reference): string | null | undefined {
  if (isBuiltin(specifier)) return null
  try {
    const url =
      kind === 'require' ? pathToFileURL(createRequire(file).resolve(specifier)).href : addressOf(file, specifier, kind)
    if (!url.startsWith('file:')) return null
    const path = fileURLToPath(url)
    if (existsSync(path) && statSync(path).isFile()) return realpathSync(path)
  } catch {}
  return kind === 'file' ? null : undefined
}

function addressOf(file: string, specifier: string, kind: Reference['kind']): string {
  const parent = pathToFileURL(file).href
  return kind === 'file' ? new URL(specifier, parent).href : import.meta.resolve(specifier, parent)
}

/** Packages try names that are there on some systems only, or when somebody installs them beside. Ours try none. */
function isOptional(file: string, specifier: string): boolean {
  if (!file.includes(`${sep}node_modules${sep}`)) return false
  const [scope = '', name = ''] = specifier.split('/')
  const { dependencies = {} } = description(packageFolder(file))
  return !Object.hasOwn(dependencies, scope.startsWith('@') ? `${scope}/${name}` : scope)
}

/** Pictures, fonts, texts and lists, which the code finds by their place. */
function dataOf(root: string): string[] {
  return globSync(`{${FOLDERS}}/**/*`, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !CODE.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** Node reads `package.json` where it resolves names and formats; licences go with what they are for. */
function descriptionsIn(folder: string, reached: ReadonlySet<string>): string[] {
  const within = [...reached].filter((file) => file.startsWith(folder + sep))
  const folders = new Set(within.flatMap((file) => upTo(dirname(file), folder)))
  const licences = globSync('{LICEN[CS]E,LICEN[CS]E.*,LICEN[CS]E-*,COPYING*,NOTICE*,versions.json}', { cwd: folder })
  return [
    ...[...folders].map((one) => join(one, 'package.json')),
    ...licences.map((name) => join(folder, name)),
  ].filter((file) => existsSync(file))
}

/** Programs and libraries of packages for one kind of machine, which their code does not name one by one. */
function builtFor(folder: string, packages: string): string[] {
  const { os, optionalDependencies = {} } = description(folder)
  if (!os) return []
  const others = Object.keys(optionalDependencies).map((name) => join(packages, name))
  return [
    ...globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !FOR_DEVELOPERS.test(file.slice(folder.length))),
    ...others.filter((one) => existsSync(one)).flatMap((one) => builtFor(one, packages)),
  ]
}

function packageFolders(files: Iterable<string>): Set<string> {
  return new Set([...files].filter((file) => file.includes(`${sep}node_modules${sep}`)).map(packageFolder))
}

function packageFolder(file: string): string {
  return /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(file)![0]
}

function upTo(folder: string, last: string): string[] {
  return folder === last ? [folder] : [folder, ...upTo(dirname(folder), last)]
}

interface Description {
  readonly os?: unknown
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

function description(folder: string): Description {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

if (import.meta.main) process.stdout.write(JSON.stringify(tracedFiles(realpathSync(process.argv[2]!))))
