import { existsSync, readFileSync } from 'node:fs'

/** MiB that a process holds in memory; NaN where the system has no `/proc`. */
export function residentMemory(pid: number): number {
  const file = `/proc/${pid}/status`
  const kilobytes = existsSync(file) && /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]
  return kilobytes ? Number(kilobytes) / 1024 : Number.NaN
}

/** Resident memory of a process and its descendants, each with its name. Shared pages count for each process. */
export function residentMemoryOfTree(pid: number): { name: string; mebibytes: number }[] {
  const name = readIfThere(`/proc/${pid}/comm`).trim()
  const children = readIfThere(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return [{ name, mebibytes: residentMemory(pid) }, ...children.flatMap(residentMemoryOfTree)]
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
