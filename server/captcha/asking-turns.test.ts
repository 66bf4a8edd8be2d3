import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeTime, timed } from '#test/support/time.ts'
import { AskingTurns } from './asking-turns.ts'

beforeEach(() => fakeTime())
afterEach(() => void vi.useRealTimers())

it('gives a network four turns at once, and all together 32', async () => {
  const turns = new AskingTurns()
  const { value: given } = await timed(Promise.all(Array.from({ length: 12 }, () => turns.take('one'))))
  expect(given.filter(Boolean)).toHaveLength(4)
  const asking = Array.from({ length: 60 }, (_, index) => turns.take(`other ${index}`))
  const { value: others } = await timed(Promise.all(asking))
  expect(others.filter(Boolean)).toHaveLength(28)
})

it('lets the others wait for less than a second', async () => {
  const turns = new AskingTurns()
  const [first] = await Promise.all(Array.from({ length: 4 }, () => turns.take('one')))
  const [late, never] = [turns.take('one'), turns.take('one')]
  await vi.advanceTimersByTimeAsync(100)
  first?.[Symbol.dispose]()
  expect(await late).not.toBeNull()
  expect(await timed(never)).toEqual({ value: null, milliseconds: 700 })
})

it('lets whoever holds the least go first', async () => {
  const turns = new AskingTurns()
  const networks = Array.from({ length: 8 }, (_, index) => `crowd ${index}`)
  const held = await Promise.all(networks.flatMap((network) => Array.from({ length: 4 }, () => turns.take(network))))
  const came: string[] = []
  const waiting = [...networks, 'reader'].map((network) =>
    turns.take(network).then((turn) => turn && came.push(network)),
  )
  for (const turn of held.slice(0, 2)) {
    turn?.[Symbol.dispose]()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await timed(Promise.all(waiting))
  expect(came).toEqual(['reader', 'crowd 0'])
})

it('keeps no crowd waiting', async () => {
  const turns = new AskingTurns()
  await Promise.all(Array.from({ length: 4 }, () => turns.take('one')))
  const answers = Array.from({ length: 100 }, () => turns.take('one'))
  const settled = new Set<number>()
  answers.forEach((answer, index) => void answer.then(() => settled.add(index)))
  await new Promise((resolve) => setImmediate(resolve))
  expect(settled.size).toBe(92)
  expect((await timed(Promise.all(answers))).value).toEqual(answers.map(() => null))
  // Nothing is left behind.
  for (let again = 0; again < 3; again++) (await turns.take('two'))?.[Symbol.dispose]()
})
