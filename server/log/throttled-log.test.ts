import { pino } from 'pino'
import { expect, it } from 'vitest'
import { ThrottledLog } from './throttled-log.ts'

it('writes a message once a minute, and how often it was due since', () => {
  const lines: unknown[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const time = { now: 0 }
  const throttled = new ThrottledLog(log, () => time.now)
  for (let i = 0; i < 3; i++) throttled.write('warn', { i }, 'slow')
  throttled.write('error', {}, 'broken')
  time.now = 59_999
  throttled.write('warn', {}, 'slow')
  time.now = 60_000
  throttled.write('warn', { i: 9 }, 'slow')
  expect(lines).toMatchObject([
    { level: 40, msg: 'slow', i: 0, times: 1 },
    { level: 50, msg: 'broken', times: 1 },
    { level: 40, msg: 'slow', i: 9, times: 4 },
  ])
})
