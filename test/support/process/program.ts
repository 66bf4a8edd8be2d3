import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { SETTING_NAMES } from '../../../scripts/setting-names.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** A program of the project, run as an operator runs it. */
export interface Program {
  readonly process: ChildProcessByStdio<null, Readable, Readable>
  /** Output so far. */
  readonly output: { stdout: string; stderr: string }
  /** Its exit code, or the name of the signal that ended it. */
  readonly ended: Promise<number | string>
  /** Waits until its output matches; fails if the program ends before. */
  wrote(pattern: RegExp): Promise<RegExpExecArray>
}

/** Empty, so that no value comes from the caller's `.env` file. */
export const NO_SETTINGS: Readonly<Record<string, string>> = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']))

/** Runs a program with only these settings. It ends with the test, however that ends. */
export function run(command: readonly string[], env: Readonly<Record<string, string>>): Program {
  const [program = '', ...args] = command
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...NO_SETTINGS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text) => {
      output[name] += text
    })
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? String(signal)))
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })

  return {
    process: child,
    output,
    ended,
    async wrote(pattern) {
      for (;;) {
        const match = pattern.exec(output.stdout + output.stderr)
        if (match) return match
        const waiting = new AbortController()
        const { signal } = waiting
        const more = [child.stdout, child.stderr].map((stream) => once(stream, 'data', { signal }).then(() => 'more'))
        const what = await Promise.race([...more, ended])
        waiting.abort()
        if (what !== 'more' && !pattern.test(output.stdout + output.stderr))
          throw new Error(`It ended without ${pattern}:\n${output.stdout}${output.stderr}`)
      }
    },
  }
}

/**
 * Runs the server of `npm start`, without the preparations.
 * @param preloaded a module below `test/`
 */
export function runServer(env: Readonly<Record<string, string>>, preloaded?: string): Program {
  const imported = preloaded === undefined ? [] : ['--import', join(ROOT, 'test', preloaded)]
  return run([process.execPath, ...imported, 'server/main.ts'], { PORT: '0', DEMO_CONTENT: 'off', ...env })
}

/** The address of a server, once it has printed it. */
export async function addressOf(server: Program): Promise<string> {
  const [, address = ''] = await server.wrote(/"address":"(http:[^"]+)"/)
  return address.replace('localhost', '127.0.0.1')
}
