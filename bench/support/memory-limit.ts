import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = '/sys/fs/cgroup'
const MIB = 1_048_576
/** Milliseconds between two readings. */
const POLL_MS = 50

interface Files {
  readonly folder: string
  readonly limit: string
  /** File and field of the memory that no file backs, in bytes. */
  readonly used: readonly [file: string, field: string]
  /** File with the number of processes that were killed for want of memory. */
  readonly kills: string
}

/** Names of version 1 and 2 of the kernel's control groups. */
const FILES: readonly Files[] = [
  {
    folder: `${ROOT}/memory`,
    limit: 'memory.limit_in_bytes',
    used: ['memory.stat', 'total_rss'],
    kills: 'memory.oom_control',
  },
  { folder: ROOT, limit: 'memory.max', used: ['memory.stat', 'anon'], kills: 'memory.events' },
]

/** A control group: processes that have so much memory together, without swap, and are killed where they want more. */
export class MemoryLimit implements Disposable {
  readonly #files: Files
  readonly #folder: string
  readonly #polling: NodeJS.Timeout
  #peak = 0

  /** Null where this process may make none. */
  static make(mebibytes: number): MemoryLimit | null {
    try {
      return new MemoryLimit(mebibytes)
    } catch {
      return null
    }
  }

  private constructor(mebibytes: number) {
    this.#files = FILES.find(({ folder }) => existsSync(folder))!
    this.#folder = join(this.#files.folder, `den-bench-${process.pid}`)
    mkdirSync(this.#folder)
    writeFileSync(join(this.#folder, this.#files.limit), String(mebibytes * MIB))
    const swap = ['memory.swap.max', 'memory.memsw.limit_in_bytes'].find((name) => existsSync(join(this.#folder, name)))
    if (swap) writeFileSync(join(this.#folder, swap), swap.includes('memsw') ? String(mebibytes * MIB) : '0')
    this.#polling = setInterval(() => this.#read(), POLL_MS)
  }

  /** A command that runs within the limit. */
  command(...command: readonly string[]): string[] {
    return ['sh', '-c', `echo $$ > ${this.#folder}/cgroup.procs && exec "$@"`, 'sh', ...command]
  }

  /** MiB that the processes held together at most since the last call, without what the system caches of files. */
  takePeak(): number {
    this.#read()
    const peak = this.#peak / MIB
    this.#peak = 0
    return peak
  }

  /** Processes that were killed for want of memory. */
  get kills(): number {
    return this.#field(this.#files.kills, 'oom_kill')
  }

  [Symbol.dispose](): void {
    clearInterval(this.#polling)
    rmdirSync(this.#folder)
  }

  #read(): void {
    this.#peak = Math.max(this.#peak, this.#field(...this.#files.used))
  }

  #field(file: string, field: string): number {
    return Number(new RegExp(`^${field} (\\d+)`, 'm').exec(readFileSync(join(this.#folder, file), 'utf8'))?.[1])
  }
}
