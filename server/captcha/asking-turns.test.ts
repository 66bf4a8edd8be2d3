import { expect, it } from 'vitest'
import { AskingTurns } from './asking-turns.ts'

it('gives a network four turns at once, and all together 32', async () => {
  const turns = new AskingTurns()
  const given = await Promise.all(Array.from({ length: 12 }, () => turns.take('one')))
  expect(given.filter(Boolean)).toHaveLength(4)
  const others = await Promise.all(Array.from({ length: 60 }, (_, index) => turns.take(`other ${index}`)))
  expect(others.filter(Boolean)).toHaveLength(28)
})

it('lets the others wait for less than a second', async () => {
  const turns = new AskingTurns()
  const [first] = await Promise.all(Array.from({ length: 4 }, () => turns.take('one')))
  const started = performance.now()
  const [late, never] = [turns.take('one'), turns.take('one')]
  setTimeout(() => first?.[Symbol.dispose](), 100)
  expect(await late).not.toBeNull()
  expect(performance.now() - started).toBeLessThan(700)
  expect(await never).toBeNull()
  expect(performance.now() - started).toBeLessThan(1_000)
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
  await Promise.all(waiting)
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
  expect(await Promise.all(answers)).toEqual(answers.map(() => null))
  // Nothing is left behind.
  for (let again = 0; again < 3; again++) (await turns.take('two'))?.[Symbol.dispose]()
})
