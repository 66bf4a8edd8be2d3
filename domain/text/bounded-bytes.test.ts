import { expect, it } from 'vitest'
import { boundedBytes } from './bounded-bytes.ts'

it.each([
  ['', 3, '', true],
  ['abc', 3, 'abc', true],
  ['abcd', 3, 'abc', false],
])('reads of %j at most %i bytes', async (text, limit, read, isWhole) => {
  const { bytes, ...rest } = await boundedBytes(new Response(text).body, limit)
  expect([new TextDecoder().decode(bytes), rest]).toEqual([read, { isWhole }])
})

it('cancels a stream that goes on', async () => {
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(100)),
    cancel() {
      isCancelled = true
    },
  })
  expect((await boundedBytes(endless, 250)).bytes).toHaveLength(250)
  expect(isCancelled).toBe(true)
})
