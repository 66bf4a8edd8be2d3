import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { t } from './speech.ts'

/** The input ended: Ctrl+C was typed, or a required answer was empty. */
export class InputEndedError extends Error {}

/** @throws {InputEndedError} */
export function ask(question: string): Promise<string> {
  return typed(question, process.stderr)
}

/**
 * A password: asked for twice on a terminal, which does not show it; otherwise the first line of standard input.
 * @throws {InputEndedError}
 */
export async function askPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) return firstLine(await text(process.stdin))
  for (;;) {
    const password = await typedUnseen(`${question}: `)
    if (password === (await typedUnseen(`${t('onceMore')}: `))) return password
    process.stderr.write(`${t('twoDiffer')}\n`)
  }
}

/**
 * Asks for an existing passphrase without echo on a terminal, or reads the first line of standard input.
 * @throws {InputEndedError}
 */
export async function askPassphrase(question: string): Promise<string> {
  if (!process.stdin.isTTY) return firstLine(await text(process.stdin))
  const typed = await typedUnseen(`${question}: `)
  if (!typed) throw new InputEndedError()
  return typed
}

/** Replaces control, format and line-separating characters of user input, for output on one line. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd')
}

async function typedUnseen(question: string): Promise<string> {
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  try {
    return await typed('', silent)
  } finally {
    process.stderr.write('\n')
  }
}

async function typed(question: string, output: NodeJS.WritableStream): Promise<string> {
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  try {
    const gone = new Promise<never>((_, reject) => lines.once('close', () => reject(new InputEndedError())))
    lines.once('SIGINT', () => lines.close())
    return await Promise.race([lines.question(question), gone])
  } finally {
    lines.close()
  }
}

function firstLine(input: string): string {
  const line = input.split(/\r?\n/, 1)[0] ?? ''
  if (!line) throw new InputEndedError()
  return line
}

/** Writes to standard error that a migration waits for another one, or for a table. */
export function onMigrationWait(message: string): void {
  const [, holder] = /^waiting for another program \((.*)\)/.exec(message) ?? []
  process.stderr.write(`${holder === undefined ? t('tableHeld') : t('stillWaiting', { holder })}\n`)
}
