import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '../support/servers/den-process.ts'

/** What a server loads beside its packages and the built screens. */
const SOURCES = ['cli', 'content', 'den', 'domain', 'package.json', 'scripts/node-settings.sh', 'server']
const ADDITION = 'test/support/database/later-release.ts'
/** The number of the first migration that is made; those of the project are below. */
const FIRST_NUMBER = 900

/**
 * Releases in their order: where wanted an older checkout, this one, and as many later ones as are asked for. Each of these adds to the
 * database of the one before, and has style sheets of its own names.
 */
export class Releases {
  readonly #home: string
  readonly #folders: string[]

  /** @param older a checkout that is built and has its packages */
  constructor(home: string, older: string | undefined) {
    this.#home = home
    this.#folders = [...(older ? [older] : []), this.#copyOf(PROJECT)]
  }

  get oldest(): string {
    return this.#folders[0]!
  }

  get count(): number {
    return this.#folders.length
  }

  after(folder: string): string {
    const index = this.#folders.indexOf(folder) + 1
    if (index === this.#folders.length) this.#folders.push(this.#addTo(this.#folders.at(-1)!))
    return this.#folders[index]!
  }

  /** The oldest has itself before it. */
  before(folder: string): string {
    return this.#folders[Math.max(0, this.#folders.indexOf(folder) - 1)]!
  }

  #copyOf(release: string): string {
    const folder = join(this.#home, `release-${readdirSync(this.#home).length}`)
    mkdirSync(join(folder, 'scripts'), { recursive: true })
    for (const source of SOURCES) cpSync(join(release, source), join(folder, source), { recursive: true })
    symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'release.json'), '{}')
    // Links instead of copies: the browser's files alone take tens of megabytes.
    execFileSync('cp', ['-rl', join(release, 'build'), join(folder, 'build')])
    if (release === PROJECT) leaveOwnAssets(join(folder, 'build'))
    return folder
  }

  #addTo(last: string): string {
    const folder = this.#copyOf(last)
    const number = FIRST_NUMBER + this.#folders.length
    copyFileSync(join(PROJECT, ADDITION), join(folder, `server/db/migrations/${number}-expand-later.ts`))
    renameStyles(join(folder, 'build'), `r${number}`)
    return folder
  }
}

/** A build in a clone holds assets of those before it, as no release does. */
function leaveOwnAssets(build: string): void {
  const own = new Set(readFileSync(join(build, 'own-assets'), 'utf8').split('\n'))
  const assets = join(build, 'client/assets')
  for (const name of readdirSync(assets)) if (!own.has(name)) rmSync(join(assets, name))
}

/** Gives the style sheets other names, as those have whose content changed. */
function renameStyles(build: string, tag: string): void {
  const client = join(build, 'client')
  const renamed = (name: string) => name.replace(/-([^-]{8})\.css/, `-${tag}$1.css`)
  const names = new Set<string>()
  for (const file of globSync('server/**/*.js', { cwd: build })) {
    const path = join(build, file)
    const text = readFileSync(path, 'utf8')
    for (const [name] of text.matchAll(/\/assets\/[\w-]+\.css/g)) names.add(name)
    // A new file: the links share theirs with the release before.
    rmSync(path)
    writeFileSync(path, text.replaceAll(/\/assets\/[\w-]+\.css/g, renamed))
  }
  for (const name of names)
    for (const file of globSync(`${name.slice(1)}*`, { cwd: client }))
      renameSync(join(client, file), join(client, renamed(file)))
}
