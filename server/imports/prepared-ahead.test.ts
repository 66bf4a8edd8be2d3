import { expect, it } from 'vitest'
import { preparedAhead } from './prepared-ahead.ts'

async function* entries(log: string[], failsAfter = Number.POSITIVE_INFINITY) {
  for (let at = 0; at < 20; at++) {
    if (at === failsAfter) throw new Error('damaged')
    log.push(`read ${at}`)
    yield at
  }
}

const prepare = (log: string[]) => async (entry: number) => {
  log.push(`begin ${entry}`)
  return `of ${entry}`
}

it('begins an entry before the one ahead of it is used, in the order of the file', async () => {
  const log: string[] = []
  for await (const [entry, prepared] of preparedAhead(entries(log), prepare(log))) log.push(`use ${entry} ${prepared}`)
  expect(log.filter((line) => line.startsWith('use'))).toEqual(
    Array.from({ length: 20 }, (_, at) => `use ${at} of ${at}`),
  )
  expect(log.indexOf('begin 1')).toBeLessThan(log.indexOf('use 0 of 0'))
  // What waits is held in memory.
  expect(log.indexOf('read 10')).toBeGreaterThan(log.indexOf('use 0 of 0'))
})

it('gives what came before a damage, and then the damage', async () => {
  const log: string[] = []
  const used: number[] = []
  const use = async () => {
    for await (const [entry] of preparedAhead(entries(log, 2), prepare(log))) used.push(entry)
  }
  await expect(use()).rejects.toThrow('damaged')
  expect(used).toEqual([0, 1])
})

it('gives what came before an entry that cannot be prepared, and its error', async () => {
  const used: number[] = []
  const use = async () => {
    const failing = async (entry: number) => {
      if (entry === 2) throw new Error('no room')
    }
    for await (const [entry] of preparedAhead(entries([]), failing)) used.push(entry)
  }
  await expect(use()).rejects.toThrow('no room')
  expect(used).toEqual([0, 1])
})

it('waits for the work under way when nobody wants more', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isOver = false
  const slow = async (entry: number) => {
    if (entry === 0) return
    await promise
    isOver = true
  }
  for await (const _ of preparedAhead(entries([]), slow)) {
    resolve()
    break
  }
  expect(isOver).toBe(true)
})
