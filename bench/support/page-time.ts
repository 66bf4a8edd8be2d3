import type { Bench } from './bench.ts'
import { pageRequest } from './load/load-process.ts'
import { processorTime } from './processor-time.ts'
import type { DenProcess } from './servers/den-process.ts'

const SPAN_MS = 300

/** Milliseconds of processor time of one front page, which other programs of the machine change less than requests a second. */
export async function timeOfPage({ load }: Pick<Bench, 'load'>, { port, pid }: DenProcess): Promise<number> {
  const before = processorTime(pid)
  const { perSecond } = await load.measure({ port, requests: [pageRequest(port, '/')], warmUpMs: 0, ms: SPAN_MS })
  return (processorTime(pid) - before) / ((perSecond * SPAN_MS) / 1_000)
}
