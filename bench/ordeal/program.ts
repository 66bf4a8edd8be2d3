import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { endWithThis } from '../support/servers/children.ts'

export interface Command {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  /** A file that takes its standard output. */
  readonly log?: string
  /** Whether it answers. */
  isReady(): Promise<boolean>
}

/** Milliseconds. */
const POLL_MS = 20
const START_MS = 60_000
/** Characters. */
const SAID_LENGTH = 2_000

/** A program that is stopped, killed, suspended and started again. */
export class Program {
  readonly name: string
  protected command: Command
  #child: ChildProcess | undefined
  #said = ''

  constructor(command: Command) {
    this.name = command.name
    this.command = command
  }

  /** Resolves once it answers. @throws {Error} with what it said last, if it ends before */
  async start(): Promise<void> {
    const [program = '', ...args] = this.command.command
    const { env, log } = this.command
    const output = log === undefined ? ('ignore' as const) : openSync(log, 'a')
    const child = endWithThis(spawn(program, args, { env, stdio: ['ignore', output, 'pipe'] }))
    if (output !== 'ignore') closeSync(output)
    this.#child = child
    child.stderr!.setEncoding('utf8').on('data', (text) => {
      this.#said = (this.#said + text).slice(-SAID_LENGTH)
    })
    let failure: Error | undefined
    child.once('error', (error) => {
      failure = error
    })
    const deadline = performance.now() + START_MS
    while (!(await this.command.isReady())) {
      if (failure || this.isOver || performance.now() > deadline)
        throw new Error(`${this.name} does not start: ${failure?.message ?? this.said.trim()}`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  /** The end of what it wrote. */
  get said(): string {
    const { log } = this.command
    return `${log === undefined ? '' : readFileSync(log, 'utf8').slice(-SAID_LENGTH)}${this.#said}`
  }

  get isOver(): boolean {
    return !this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  /** Sends a signal that ends it, and waits for the end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.isOver) return
    const ended = once(this.#child!, 'exit')
    this.#child!.kill(signal)
    await ended
  }

  /** Takes its processor time away for so many milliseconds. */
  async suspend(ms: number): Promise<void> {
    this.#child?.kill('SIGSTOP')
    await new Promise((resolve) => setTimeout(resolve, ms))
    this.#child?.kill('SIGCONT')
  }
}
