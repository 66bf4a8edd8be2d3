import { ChildProcess } from 'node:child_process'
import { vi } from 'vitest'

/** A child process that says nothing of its own accord, and never ends. */
export function silentChild() {
  return Object.assign(new ChildProcess(), { connected: true, exitCode: null, send: vi.fn(), kill: vi.fn() })
}
