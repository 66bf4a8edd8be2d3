import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { isImageData, isImageValue } from './image-value.ts'

it.each([
  ['data:image/jpeg;base64,AAAA', true],
  ['data:image/webp;base64,AA+/', true],
  ['data:image/png;base64,AAA=', true],
  ['data:image/avif;base64,AA==', true],
  ['data:image/jpeg;base64,', false],
  ['data:image/jpeg;base64,==', false],
  ['data:image/jpeg;base64,A===', false],
  ['data:image/jpeg;base64,A=AA', false],
  ['data:image/jpeg;base64,AA-_', false],
  ['data:image/jpeg;base64,AAAA\n', false],
  ['data:image/gif;base64,AAAA', false],
  ['data:image/svg+xml;base64,AAAA', false],
  [' data:image/jpeg;base64,AAAA', false],
  ['', false],
])('tells whether %j is a picture as a data string: %s', (value, isData) => {
  expect(isImageData(value)).toBe(isData)
})

it('takes an address of a picture, or nothing', () => {
  const address = `/media/${'0'.repeat(32)}.jpg`
  expect(['', address, 'https://elsewhere.example/a.jpg'].map(isImageValue)).toEqual([true, true, false])
})

it('takes the largest picture, also where V8 does not optimize patterns', () => {
  const code = `
    import { isImageData } from './domain/pictures/image-value.ts'
    process.stdout.write(String(isImageData('data:image/jpeg;base64,' + 'A'.repeat(13_400_000))))`
  const flags = ['--no-regexp-optimization', '--input-type=module', '--eval', code]
  expect(execFileSync(process.execPath, flags, { encoding: 'utf8' })).toBe('true')
})
