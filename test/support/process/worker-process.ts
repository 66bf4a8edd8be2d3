import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** Starts a process that runs `file` until it is killed. It gets the options as JSON in its first argument. */
export function startWorker(file: string, options: object): ChildProcess {
  return spawn(process.execPath, [file, JSON.stringify(options)], { stdio: ['pipe', 'ignore', 'inherit'] })
}

/** `kill -9`. @throws {Error} when the process has ended by itself */
export async function killWorker(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) throw new Error(`the worker ended by itself with ${child.exitCode}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
}

export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(10)
}
