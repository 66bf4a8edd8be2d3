// What counting requests costs a cached page: a server with metrics in short turns between two without, whose difference is what equal
// servers differ by.
import type { Bench } from '../support/bench.ts'
import { FEW } from '../support/bench.ts'
import { alternate, median, medianRatio } from '../support/medians.ts'
import { timeOfPage } from '../support/page-time.ts'
import { DenProcess } from '../support/servers/den-process.ts'
import type { Row } from '../support/table.ts'

/** Of one set of servers. */
const TURNS = 11
/** In a round: two processes of one program may differ by some percent for as long as they live. */
const SETS = 3
const WARM_UPS = 3
const METRICS = { METRICS_TOKEN: 'a-token-of-thirty-three-letters-x' }

export async function metrics(bench: Bench): Promise<Row[]> {
  const ratios: Record<'on' | 'equal', number[]> = { on: [], equal: [] }
  const times: number[] = []
  for (let set = 0; set < bench.rounds * SETS; set++) {
    await using stack = new AsyncDisposableStack()
    const start = async (env = {}) =>
      stack.use(await DenProcess.start({ dataDir: await bench.archives.copy(FEW), env }))
    const servers = { off: await start(), on: await start(METRICS), equal: await start() }
    const measure = {
      off: () => timeOfPage(bench, servers.off),
      on: () => timeOfPage(bench, servers.on),
      equal: () => timeOfPage(bench, servers.equal),
    }
    await alternate(WARM_UPS, measure)
    const { off, on, equal } = await alternate(TURNS, measure)
    // The turn with metrics is between the two others, so that a machine that becomes slower adds nothing to it.
    const without = off.map((time, turn) => (time + equal[turn]!) / 2)
    ratios.on.push(medianRatio(on, without))
    ratios.equal.push(medianRatio(equal, off))
    times.push(median(off))
  }
  return [
    {
      figure: 'metrics: time of a kept page ÷ without',
      value: median(ratios.on),
      digits: 3,
      goal: { atMost: 1.01 },
      beside: `${(median(times) * 1_000).toFixed(1)} µs without; of two servers without ${median(ratios.equal).toFixed(3)}`,
    },
  ]
}
