import { pino } from 'pino'

/** What is said once of a start, in words for a person and as a line for programs. */
export interface Said {
  /** With its own line breaks. */
  readonly words: string
  readonly level: 'info' | 'fatal'
  readonly msg: string
  readonly fields?: Readonly<Record<string, unknown>>
}

/**
 * Says it on standard error: words on a terminal, elsewhere a line as those of the log, since service managers and containers put both
 * into one journal. Not a line of the log itself, which may be kept or sent on, while a set-up link makes its holder the administrator.
 */
export function tellOperator(
  { words, level, msg, fields = {} }: Said,
  output: NodeJS.WriteStream = process.stderr,
): void {
  if (output.isTTY) output.write(words)
  else {
    const line = { level: pino.levels.values[level], time: new Date().toISOString(), ...fields, msg }
    output.write(`${JSON.stringify(line)}\n`)
  }
}
