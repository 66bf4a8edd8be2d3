/** Upper bounds in seconds, those of Prometheus' own clients and one for pages from memory. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Series {
  readonly labels: Readonly<Record<string, string>>
  /** How many durations lie in each interval, the last one without an upper bound. */
  readonly counts: Float64Array
  seconds: number
}

/**
 * A histogram of durations. prom-client's own sorts and joins the labels of each observation, which takes longer than all else that
 * is measured of a page from memory.
 */
export class Durations {
  readonly name: string
  readonly #help: string
  /** By kind and number: a joined key would have to be made and hashed for each duration. */
  readonly #series = new Map<string, Series[]>()

  constructor(name: string, help: string) {
    this.name = name
    this.#help = help
  }

  /** @param kind names the series together with `number`; `labels` is called for its first duration only, and must take few values */
  observe(kind: string, number: number, labels: () => Series['labels'], seconds: number): void {
    const ofKind = this.#series.get(kind) ?? this.#first(kind)
    let series = ofKind[number]
    if (!series) {
      series = { labels: labels(), counts: new Float64Array(BOUNDS.length + 1), seconds: 0 }
      ofKind[number] = series
    }
    let index = 0
    while (index < BOUNDS.length && seconds > BOUNDS[index]!) index++
    series.counts[index]! += 1
    series.seconds += seconds
  }

  /** Called by the registry of prom-client. */
  async get() {
    // Most numbers have no series; `flatMap` leaves them out.
    const values = [...this.#series.values()].flatMap((ofKind) => ofKind.flatMap((series) => this.#values(series)))
    return { name: this.name, help: this.#help, type: 'histogram', aggregator: 'sum', values }
  }

  #first(kind: string): Series[] {
    const ofKind: Series[] = []
    this.#series.set(kind, ofKind)
    return ofKind
  }

  #values({ labels, counts, seconds }: Series) {
    let count = 0
    const buckets = [...counts].map((inside, index) => {
      count += inside
      return { metricName: `${this.name}_bucket`, labels: { ...labels, le: BOUNDS[index] ?? '+Inf' }, value: count }
    })
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels, value: seconds },
      { metricName: `${this.name}_count`, labels, value: count },
    ]
  }
}
