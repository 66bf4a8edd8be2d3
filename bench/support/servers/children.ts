import type { ChildProcess } from 'node:child_process'

/** Ends a child process when this process ends in any way but `kill -9`. */
export function endWithThis<Child extends ChildProcess>(child: Child, signal: NodeJS.Signals = 'SIGKILL'): Child {
  const end = () => void child.kill(signal)
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}
