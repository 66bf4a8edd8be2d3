import { fstatSync, write, writeSync } from 'node:fs'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from '../config/config.ts'
import { LineBuffer, type LineSink } from './line-buffer.ts'
import { requestFields } from './request-context.ts'

export type Log = Logger

const STDOUT = 1
// With control characters a value could begin a line of its own, or control a terminal.
const CONTROL = /[\p{Cc}\u2028\u2029]/gu

/** One JSON object a line on standard output; short lines for a person when that is a terminal. */
export function createLog(level: LogLevel, output: NodeJS.WriteStream = process.stdout): Log {
  const options = { level, base: null, timestamp: isoTime(), mixin: requestFields }
  if (output.isTTY) return pino(options, forTerminal(output))
  const write = fstatSync(STDOUT).isFile() ? toFile : toPipe(output)
  const buffer = new LineBuffer({ write, writeSync: (bytes) => writeSync(STDOUT, bytes) })
  const log = pino(options, buffer)
  buffer.onDropped = (lines) => log.warn({ lines }, 'log lines dropped: output was blocked')
  process.once('exit', () => buffer.flushSync())
  return log
}

/** As `pino.stdTimeFunctions.isoTime`, but formatted once for the lines of a millisecond: kept pages are answered ten at a time. */
function isoTime(): () => string {
  let formatted = { at: Number.NaN, text: '' }
  return () => {
    const at = Date.now()
    if (at !== formatted.at) formatted = { at, text: `,"time":"${new Date(at).toISOString()}"` }
    return formatted.text
  }
}

interface PinoParts {
  readonly [pino.symbols.streamSym]: DestinationStream
  readonly [pino.symbols.timeSym]: () => string
  readonly [pino.symbols.chindingsSym]: string
}

/** pino's own serializer takes a twentieth of the time of a kept page. @param json fields and `msg`, without the braces */
export function writeInfo(log: Log, json: string): void {
  const parts = log as unknown as PinoParts
  const { info } = pino.levels.values
  const start = `{"level":${info}${parts[pino.symbols.timeSym]()}${parts[pino.symbols.chindingsSym]}`
  parts[pino.symbols.streamSym].write(`${start},${json}}\n`)
}

/** Waits until what was logged is written, or for a second when nothing takes it. */
export function flushed(log: Log): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1_000)
    log.flush(() => resolve())
  })
}

/** Writes in the thread pool. A full disk loses lines, and has no other effect. */
const toFile: LineSink['write'] = (bytes, done) => {
  write(STDOUT, bytes, (error, written) => {
    if (error || written === bytes.byteLength) done(error)
    else toFile(bytes.subarray(written), done)
  })
}

/** Writes on the event loop: Node makes pipes of its own standard output non-blocking. */
function toPipe(output: NodeJS.WriteStream): LineSink['write'] {
  // The reader of the pipe may have exited. The callback of each write reports that as well.
  output.on('error', () => {})
  return (bytes, done) => void output.write(bytes, done)
}

function forTerminal(output: NodeJS.WriteStream): DestinationStream {
  return {
    write(line) {
      const { level, time, msg, err, ...rest } = JSON.parse(line)
      const details = Object.entries(rest).map(
        ([key, value]) => `${key}=${printable(typeof value === 'string' ? value : JSON.stringify(value))}`,
      )
      const label = pino.levels.labels[level] ?? ''
      output.write(`${time.slice(11, 19)} ${level >= 40 ? `${label}: ` : ''}${msg}  ${dim(details.join(' '))}\n`)
      if (err?.stack) output.write(`${dim(err.stack.split('\n').map(printable).join('\n'))}\n`)
    },
  }
}

function printable(text: string): string {
  return text.replace(CONTROL, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function dim(text: string): string {
  return text && `\u001b[2m${text}\u001b[22m`
}
