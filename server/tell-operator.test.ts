import { expect, it } from 'vitest'
import { tellOperator } from './tell-operator.ts'

function told(isTTY: boolean): string {
  const written: string[] = []
  const output = { isTTY, write: (text: string) => written.push(text) > 0 } as unknown as NodeJS.WriteStream
  tellOperator({ words: '\n  It is open.\n', level: 'fatal', msg: 'open "now"', fields: { link: 'http://x' } }, output)
  return written.join('')
}

it('speaks in words on a terminal, and in a line of JSON elsewhere', () => {
  expect(told(true)).toBe('\n  It is open.\n')
  expect(told(false)).toMatch(/^\{.*\}\n$/)
  expect(JSON.parse(told(false))).toEqual({ level: 60, time: expect.any(String), link: 'http://x', msg: 'open "now"' })
})
