import { describe, expect, it } from 'vitest'
import { streamed } from './streamed.ts'

const asked = new Request('http://localhost/')

describe('a streamed answer', () => {
  it('is made in chunks of 64 kB, each in a slice of its own, and no faster than it is read', async () => {
    const read = { pieces: 0, slices: 0 }
    const scheduler = {
      run: <T>(slice: () => Promise<T>) => {
        read.slices++
        return slice()
      },
    }
    async function* pieces() {
      for (; read.pieces < 1_000; read.pieces++) yield 'x'.repeat(1024)
    }
    const response = await streamed(asked, pieces(), 'text/plain', { scheduler })
    const reader = response.body!.getReader()
    const first = await reader.read()
    expect(first.value!.byteLength).toBe(64 * 1024)
    await new Promise((resolve) => setImmediate(resolve))
    // At most the next chunk is buffered in the stream.
    expect(read.pieces).toBeLessThan(3 * 64)

    let length = first.value!.byteLength
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) length += chunk.value.byteLength
    expect(length).toBe(1_000 * 1024)
    expect(read.slices).toBe(Math.ceil(1_000 / 64))
  })

  it('brings its pieces to an end when its reader has left before it began, or leaves', async () => {
    let ended = 0
    async function* pieces() {
      try {
        for (;;) yield 'x'.repeat(100_000)
      } finally {
        ended++
      }
    }
    const scheduler = { run: <T>(slice: () => Promise<T>) => slice() }
    const gone = new Request('http://localhost/', { signal: AbortSignal.abort() })
    await streamed(gone, pieces(), 'text/plain', { scheduler })
    expect(ended).toBe(1)

    const response = await streamed(asked, pieces(), 'text/plain', { scheduler })
    await response.body!.cancel()
    expect(ended).toBe(2)
  })
})
