// How long a server takes from its start to its first page, compared with an empty Node process.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAnswered } from '../support/ask.ts'
import { type Bench, FEW } from '../support/bench.ts'
import { onCore } from '../support/cores.ts'
import { alternate, median, medianRatio } from '../support/medians.ts'
import { spawnDen, stopDen } from '../support/servers/den-process.ts'
import { freePort } from '../support/servers/free-port.ts'
import type { Row } from '../support/table.ts'

/** Limit in seconds, or as a multiple of the start of an empty Node process: whichever is more. */
const GOAL = { seconds: 0.6, timesNode: 8 }
const POLL_MS = 2

export async function start({ archives, rounds, posts }: Bench): Promise<Row[]> {
  const sizes = [...new Set([FEW, 5_000, posts])]
  const folders = await Promise.all(sizes.map((size) => archives.copy(size)))
  const results = await alternate(rounds, {
    node: timeOfEmptyNode,
    ...Object.fromEntries(folders.map((folder, index) => [`den ${sizes[index]}`, () => timeToFirstPage(folder)])),
  } as Record<string, () => Promise<number>>)
  const node = results.node!
  return sizes.map((size) => {
    const times = results[`den ${size}`]!
    return {
      figure: `start: ./den serve over ${size} posts`,
      value: median(times) / 1_000,
      unit: 's',
      goal: { atMost: Math.max(GOAL.seconds, (GOAL.timesNode * median(node)) / 1_000) },
      beside: `${medianRatio(times, node).toFixed(1)} times node, which takes ${median(node).toFixed(0)} ms`,
    }
  })
}

async function timeOfEmptyNode(): Promise<number> {
  const started = performance.now()
  await once(spawn(...onCore('servers', process.execPath, '-e', '0'), { stdio: 'ignore' }), 'exit')
  return performance.now() - started
}

async function timeToFirstPage(dataDir: string): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const den = spawnDen({ dataDir, env: { PORT: String(port) } })
  den.stdout!.resume()
  den.stderr!.resume()
  try {
    while (!(await isAnswered(port, '/'))) {
      if (den.exitCode !== null) throw new Error('Den does not start.')
      await sleep(POLL_MS)
    }
    return performance.now() - started
  } finally {
    await stopDen(den)
  }
}
