import { Readable } from 'node:stream'
import { vi } from 'vitest'
import { runCommandLine } from '#cli/command-line.ts'
import { buildDirectory, finishedBuild } from '#server/build.ts'
import { runServer } from '#server/run.ts'
import { NO_SETTINGS } from './program.ts'

export interface Ended {
  /** The exit code. */
  readonly ended: number
  readonly output: { stdout: string; stderr: string }
}

const EMITTERS = [process, process.stdout, process.stderr]

/** Runs a command of `den` in this process, with no settings but these and with `input` on its standard input. */
export function den(args: readonly string[], env: Readonly<Record<string, string>>, input = ''): Promise<Ended> {
  return captured(() => runCommandLine(args), env, input)
}

/** Starts a server in this process with settings that it refuses. */
export function refusedStart(env: Readonly<Record<string, string>>): Promise<Ended> {
  return captured(() => runServer(finishedBuild(buildDirectory)), { PORT: '0', DEMO_CONTENT: 'off', ...env })
}

async function captured(work: () => Promise<void>, env: Readonly<Record<string, string>>, input = ''): Promise<Ended> {
  const output = { stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      output[name] += String(text)
      return true
    }),
  )
  const before = {
    exitListeners: process.listeners('exit'),
    maxListeners: EMITTERS.map((emitter) => emitter.getMaxListeners()),
    errorListeners: process.stdout.listeners('error'),
    env: process.env,
    stdin: Object.getOwnPropertyDescriptor(process, 'stdin')!,
  }
  process.env = { ...NO_SETTINGS, ...env }
  // Earlier tests of this process may have left listeners, and a warning about their number would be captured.
  for (const emitter of EMITTERS) emitter.setMaxListeners(0)
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([input]) })
  try {
    await work()
    return { ended: Number(process.exitCode ?? 0), output }
  } finally {
    process.exitCode = undefined
    // A process opens its log once; here each command opens one, whose listeners are removed.
    for (const listener of process.listeners('exit'))
      if (!before.exitListeners.includes(listener)) process.off('exit', listener)
    for (const listener of process.stdout.listeners('error'))
      if (!before.errorListeners.includes(listener)) process.stdout.off('error', listener as () => void)
    for (const [index, emitter] of EMITTERS.entries()) emitter.setMaxListeners(before.maxListeners[index]!)
    process.env = before.env
    Object.defineProperty(process, 'stdin', before.stdin)
    for (const spy of spies) spy.mockRestore()
  }
}
