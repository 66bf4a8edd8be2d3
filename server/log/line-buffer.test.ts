import { setImmediate as soon } from 'node:timers'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { LineBuffer } from './line-buffer.ts'

describe('a line', () => {
  it('is written without blocking, together with others of its time', async () => {
    const sink = openSink()
    const buffer = new LineBuffer(sink, undefined, soon)
    buffer.write('a\n')
    buffer.write('b\n')
    expect(sink.chunks).toEqual([])
    await setImmediate()
    buffer.write('c\n')
    await setImmediate()
    expect(sink.chunks).toEqual(['a\nb\n'])
    sink.take()
    await setImmediate()
    expect(sink.chunks).toEqual(['a\nb\n', 'c\n'])
  })

  it('is dropped while too much waits, and their number is told once they flow again', async () => {
    const sink = openSink()
    const buffer = new LineBuffer(sink, 10, soon)
    const told: number[] = []
    buffer.onDropped = (lines) => told.push(lines)
    buffer.write('first\n')
    await setImmediate()
    for (let index = 0; index < 7; index++) buffer.write(`${index}234\n`)
    expect(told).toEqual([])
    sink.take()
    expect(told).toEqual([5])
    await setImmediate()
    sink.take()
    expect([sink.chunks, told]).toEqual([['first\n', '0234\n1234\n'], [5]])
  })

  it('that tells of dropped ones is written again until it fits', async () => {
    const sink = openSink()
    const buffer = new LineBuffer(sink, 10, soon)
    buffer.onDropped = (lines) => buffer.write(`-${lines}\n`)
    buffer.write('first\n')
    await setImmediate()
    for (let index = 0; index < 7; index++) buffer.write(`${index}234\n`)
    sink.take()
    await setImmediate()
    sink.take()
    await setImmediate()
    expect(sink.chunks).toEqual(['first\n', '0234\n1234\n', '-5\n'])
  })

  it('that cannot be written counts as dropped, and those after it are tried', async () => {
    const sink = openSink()
    const buffer = new LineBuffer(sink, undefined, soon)
    const told: number[] = []
    buffer.onDropped = (lines) => told.push(lines)
    buffer.write('lost\n')
    await setImmediate()
    sink.take(new Error('ENOSPC'))
    buffer.write('kept\n')
    await setImmediate()
    sink.take()
    expect([sink.chunks, told]).toEqual([['lost\n', 'kept\n'], [1]])
  })
})

describe('flushing', () => {
  it('waits for what is under way and what waits behind it', async () => {
    const sink = openSink()
    const buffer = new LineBuffer(sink, undefined, soon)
    let isFlushed = false
    buffer.flush(() => {
      isFlushed = true
    })
    expect(isFlushed).toBe(true)

    isFlushed = false
    buffer.write('a\n')
    await setImmediate()
    buffer.write('b\n')
    buffer.flush(() => {
      isFlushed = true
    })
    sink.take()
    await setImmediate()
    expect(isFlushed).toBe(false)
    sink.take()
    expect(isFlushed).toBe(true)
  })

  it('at the end writes what waits, but not into the middle of a line, and survives when nobody takes it', async () => {
    const sink = openSink()
    const buffer = new LineBuffer(sink, undefined, soon)
    buffer.write('a\n')
    buffer.flushSync()
    expect(sink.writtenAtEnd).toEqual(['a\n'])
    buffer.write('b\n')
    await setImmediate()
    buffer.write('c\n')
    buffer.flushSync()
    expect(sink.writtenAtEnd).toEqual(['a\n'])
    sink.take()
    sink.isFull = true
    buffer.flushSync()
    expect(sink.writtenAtEnd).toEqual(['a\n'])
    sink.isFull = false
    buffer.flushSync()
    expect(sink.writtenAtEnd).toEqual(['a\n', 'c\n'])
  })

  it('at the end writes piece by piece where no more is taken at once', () => {
    const sink = openSink()
    const pieces: string[] = []
    const buffer = new LineBuffer({
      ...sink,
      writeSync: (bytes) => {
        pieces.push(String(bytes.subarray(0, 2)))
        return Math.min(2, bytes.byteLength)
      },
    })
    buffer.write('four\n')
    buffer.flushSync()
    expect(pieces).toEqual(['fo', 'ur', '\n'])
  })
})

/** Takes one chunk at a time, when the test says so. */
function openSink() {
  const chunks: string[] = []
  let taken: ((error?: Error) => void) | undefined
  const sink = {
    chunks,
    writtenAtEnd: [] as string[],
    isFull: false,
    write: (bytes: Buffer, done: (error?: Error | null) => void) => {
      chunks.push(String(bytes))
      taken = done
    },
    writeSync(bytes: Buffer) {
      if (sink.isFull) throw new Error('EAGAIN')
      sink.writtenAtEnd.push(String(bytes))
      return bytes.byteLength
    },
    take: (error?: Error) => taken?.(error),
  }
  return sink
}
