import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { KnownStems } from './known-stems.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

it('keeps stems, and not the texts that they were cut from', () => {
  const known = new KnownStems()
  const text = (at: number) => `unpronounceable${at} `.padEnd(1_000_000, 'y').toLowerCase()
  collect()
  const before = process.memoryUsage().heapUsed
  for (let at = 0; at < 50; at++) known.unknownAmong([text(at).split(' ')[0]!], { areNames: false })
  collect()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(25_000_000)
  expect(known.unknownAmong(['unpronounceable7', 'other'], { areNames: false })).toEqual(new Set(['other']))
})
