import { execFileSync } from 'node:child_process'

/** Servers share one core and the load has another, so that neither takes time from the other. */
export type Core = 'servers' | 'load'

const NUMBERS: Readonly<Record<Core | 'any', string>> = { servers: '0', load: '1', any: '0-4095' }

/** Moves this process, and all that it starts afterwards, to a core, or to all of them. @returns false if that is not possible */
export function moveTo(core: Core | 'any'): boolean {
  try {
    execFileSync('taskset', ['-acp', NUMBERS[core], String(process.pid)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const canPin = moveTo('load')

/** Whether processes can be given a core each: `taskset` is installed, and there are two cores. */
export function isPinned(): boolean {
  return canPin
}

/** The command line that runs a program on a core; the program takes the process over, so its id stays. */
export function onCore(core: Core, program: string, ...args: readonly string[]): [string, string[]] {
  return canPin ? ['taskset', ['-c', NUMBERS[core], program, ...args]] : [program, [...args]]
}
