// Loaded before a server of the browser tests: SIGUSR2 sets its clock a minute ahead, and standard error says so.
const MINUTE_MS = 60_000
const RealDate = Date
let aheadMs = 0

globalThis.Date = class extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length > 0) super(...(given as [number]))
    else super(RealDate.now() + aheadMs)
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
} as DateConstructor

process.on('SIGUSR2', () => {
  aheadMs += MINUTE_MS
  process.stderr.write(`the clock is ${aheadMs} ms ahead\n`)
})
