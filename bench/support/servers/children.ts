import type { ChildProcess } from 'node:child_process'

/** Ends a process at the latest with this one, however this one ends, but for `kill -9`. */
export function endWithThis<Child extends ChildProcess>(child: Child, signal: NodeJS.Signals = 'SIGKILL'): Child {
  const end = () => void child.kill(signal)
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}
