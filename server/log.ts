import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from './config.ts'

export type Log = Logger

/** One JSON object a line on standard output; short lines for a person when that is a terminal. */
export function createLog(level: LogLevel, output: NodeJS.WriteStream = process.stdout): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return output.isTTY ? pino(options, forTerminal(output)) : pino(options, pino.destination({ dest: 1, sync: true }))
}

function forTerminal(output: NodeJS.WriteStream): DestinationStream {
  return {
    write(line) {
      const { level, time, msg, err, ...rest } = JSON.parse(line)
      const details = Object.entries(rest).map(
        ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
      )
      const label = pino.levels.labels[level] ?? ''
      output.write(`${time.slice(11, 19)} ${level >= 40 ? `${label}: ` : ''}${msg}  ${dim(details.join(' '))}\n`)
      if (err?.stack) output.write(`${dim(err.stack)}\n`)
    },
  }
}

function dim(text: string): string {
  return text && `\u001b[2m${text}\u001b[22m`
}
