import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Waits until no other build runs in this folder, and makes others wait until it is disposed of. The lock of a killed build is ignored. */
export async function lockBuild(folder: string): Promise<Disposable> {
  for (;;) {
    try {
      mkdirSync(folder)
      writeFileSync(join(folder, 'pid'), String(process.pid))
      return { [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true })
    else await wait(100)
  }
}

function isAbandoned(folder: string): boolean {
  try {
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0)
    return false
  } catch (error) {
    // ESRCH: there is no such process. Without the file, another build has just taken or released the lock.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
