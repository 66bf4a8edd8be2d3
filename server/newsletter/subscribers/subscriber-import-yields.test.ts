import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { importSubscribers } from './subscriber-import.ts'

it.each([
  ['a quote that never ends', `"${'x'.repeat(1_000_000)}`, 1],
  ['commas', ','.repeat(1_000_000), 1],
  ['empty lines', '\n'.repeat(1_000_000), 0],
])('gives way to others while it reads a list of %s, and says what is wrong with it', async (_name, stuff, wrong) => {
  await using database = await openTestSqlite()
  let isOver = false
  let turns = 0
  const others = (async () => {
    for (; !isOver; turns++) await setImmediate()
  })()
  const result = await importSubscribers(database, `email\na@mail.example\n${stuff}\nb@mail.example`, 'At the fair')
  isOver = true
  await others
  // Twice through a million characters, and a turn after some ten thousands of them.
  expect(turns).toBeGreaterThan(20)
  expect(result).toMatchObject({ ok: true, report: { added: 2, refusedCount: wrong } })
})
