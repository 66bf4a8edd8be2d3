import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'

/** Milliseconds between two looks at the delay of the event loop. */
const RESOLUTION_MS = 20

/**
 * Registers what a process needs to be judged, by the names of Prometheus' own clients. prom-client's default metrics cost a page from
 * memory a twentieth of its time, most of it for counting each garbage collection.
 */
export function registerProcessMetrics(registry: Registry): void {
  const registers = [registry]
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  new Gauge({
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: 'The 99th percentile of the delays of the event loop since the last reading',
    registers,
    collect() {
      // Of the histogram before its first value, in nanoseconds.
      this.set(delay.count > 0 ? delay.percentile(99) / 1e9 : 0)
      delay.reset()
    },
  })
  const memory = {
    process_resident_memory_bytes: ['rss', 'Memory of the process'],
    nodejs_heap_size_used_bytes: ['heapUsed', 'Used memory of the heap of V8'],
    nodejs_external_memory_bytes: ['external', 'Memory of buffers outside of that heap'],
  } as const
  for (const [name, [field, help]] of Object.entries(memory))
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(process.memoryUsage()[field])
      },
    })
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
  new Gauge({ name: 'process_start_time_seconds', help: 'When the process started', registers }).set(
    performance.timeOrigin / 1_000,
  )
}
