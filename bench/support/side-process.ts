import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT, spawnDen, stopDen } from './servers/den-process.ts'

const POLL_MS = 20

/** A command of `./den` that runs beside a server, and can be paused while something is measured without it. */
export class SideProcess implements AsyncDisposable {
  /** Exit code, running time without pauses, and peak resident memory. */
  readonly ended: Promise<{ readonly code: number | null; readonly seconds: number; readonly mebibytes: number }>
  readonly #child: ChildProcess
  #heldMs = 0

  private constructor(child: ChildProcess) {
    this.#child = child
    child.stdout!.resume()
    child.stderr!.resume()
    const started = performance.now()
    let mebibytes = 0
    // The memory of a process can no longer be read after its end.
    const polling = setInterval(() => {
      mebibytes = peakMemory(child.pid!) ?? mebibytes
    }, POLL_MS)
    this.ended = new Promise((resolve) => {
      child.once('exit', (code) => {
        clearInterval(polling)
        resolve({ code, seconds: (performance.now() - started - this.#heldMs) / 1_000, mebibytes })
      })
    })
  }

  static start(dataDir: string, env: Readonly<Record<string, string>>, ...args: string[]): SideProcess {
    return new SideProcess(spawnDen({ dataDir, env, command: [join(PROJECT, 'den'), ...args] }))
  }

  get isOver(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  /** Stops the process while `work` runs. */
  async held<T>(work: () => Promise<T>): Promise<T> {
    const started = performance.now()
    this.#child.kill('SIGSTOP')
    try {
      return await work()
    } finally {
      this.#child.kill('SIGCONT')
      this.#heldMs += performance.now() - started
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await stopDen(this.#child)
  }
}

/** MiB at the peak; undefined without `/proc`, or for a process that has ended. */
function peakMemory(pid: number): number | undefined {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024
  } catch {
    return undefined
  }
}
