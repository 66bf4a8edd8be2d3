import { join } from 'node:path'

const LIGHTHOUSE = join(import.meta.dirname, 'node_modules/lighthouse')
const LANTERN = 'core/computed/metrics/lantern-largest-contentful-paint.js'
const GRAPH_NODE = '../@paulirish/trace_engine/models/trace/lantern/graph/CPUNode.js'

/**
 * Largest contentful paint in milliseconds as Lighthouse simulates it, but from the processor time of each task of the main thread.
 * Lighthouse takes four times the elapsed time, which includes the time in which other processes had the processor.
 * @param folder the artifacts of a run
 */
export async function processorTimePaint(folder: string): Promise<number> {
  const [{ loadArtifacts }, { LanternLargestContentfulPaint }, { CPUNode }] = await Promise.all(
    ['core/lib/asset-saver.js', LANTERN, GRAPH_NODE].map((file) => import(join(LIGHTHOUSE, file))),
  )
  Object.defineProperty(CPUNode.prototype, 'duration', {
    configurable: true,
    get() {
      return this.event.tdur ?? this.event.dur
    },
  })
  const { Trace, DevtoolsLog, GatherContext, settings, URL, SourceMaps, HostDPR } = await loadArtifacts(folder)
  const run = {
    trace: Trace,
    devtoolsLog: DevtoolsLog,
    gatherContext: GatherContext,
    settings,
    URL,
    SourceMaps,
    HostDPR,
  }
  const { timing } = await LanternLargestContentfulPaint.request(run, { computedCache: new Map(), settings })
  return timing
}
