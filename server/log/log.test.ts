import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createLog, writeInfo } from './log.ts'

it('writes each entry as one line on a terminal, whatever its values hold', () => {
  const written: string[] = []
  const terminal = new Writable({ decodeStrings: false, write: (text, _, done) => done(void written.push(text)) })
  const log = createLog('info', Object.assign(terminal, { isTTY: true }) as unknown as NodeJS.WriteStream)
  log.info({ url: '/x', posts: [1, 2], name: 'a\n12:00:00 signed in  account=b', device: '\u001b[2J\u009b' }, 'request')
  log.error({ err: new Error('\u001b]0;x\u0007') }, 'failed')
  const text = written.join('').replaceAll('\u001b[2m', '').replaceAll('\u001b[22m', '')
  const [line, ...others] = text.split('\n')
  expect(line).toContain('url=/x posts=[1,2] name=a\\u000a12:00:00 signed in  account=b device=\\u001b[2J\\u009b')
  expect(others[0]).toMatch(/error: failed/)
  expect(text).not.toMatch(/[^\P{Cc}\n]/u)
})

it('writes a line whose JSON is ready as any other line', () => {
  const lines: string[] = []
  const log = pino(
    { base: null, timestamp: () => ',"time":"2026-10-31T23:59:59.000Z"' },
    { write: (line) => void lines.push(line) },
  )
  const child = log.child({ part: 'a "part"' })
  const fields = { url: '/a "b"\n\\\u001b', status: 200, ms: 0.1 }
  for (const each of [log, child]) {
    each.info(fields, 'request')
    writeInfo(each, JSON.stringify({ ...fields, msg: 'request' }).slice(1, -1))
  }
  expect(lines[1]).toBe(lines[0])
  expect(lines[3]).toBe(lines[2])
})
