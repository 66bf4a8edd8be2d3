import { join } from 'node:path'
import { isAnswered } from '../support/ask.ts'
import { denEnvironment } from '../support/servers/den-process.ts'
import { Program } from './program.ts'

interface ServerSettings {
  readonly name: string
  readonly port: number
  readonly env: Readonly<Record<string, string>>
  readonly log: string
}

/** A Den that starts as the release that it is given, from the next start on. */
export class Server extends Program {
  readonly #settings: ServerSettings
  #release: string

  /** @param release the folder of a release */
  constructor(settings: ServerSettings, release: string) {
    super(commandOf(settings, release))
    this.#settings = settings
    this.#release = release
  }

  get release(): string {
    return this.#release
  }

  set release(folder: string) {
    this.#release = folder
    this.command = commandOf(this.#settings, folder)
  }
}

function commandOf({ name, port, env, log }: ServerSettings, release: string) {
  return {
    name,
    command: [join(release, 'den'), 'serve'],
    env: denEnvironment(release, { ...env, PORT: String(port) }),
    log,
    isReady: () => isAnswered(port, '/readyz'),
  }
}
