import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { withoutSymbols } from './symbols.ts'

it('a program without its symbols is smaller, and runs', () => {
  const node = readFileSync(process.execPath)
  const shortened = withoutSymbols(node)
  expect(shortened.byteLength).toBeLessThanOrEqual(node.byteLength)
  expect(withoutSymbols(shortened).equals(shortened)).toBe(true)
  const file = join(temporaryFolder(), 'node')
  writeFileSync(file, shortened, { mode: 0o755 })
  expect(spawnSync(file, ['--print', '6 * 7'], { encoding: 'utf8' }).stdout).toBe('42\n')
})

it('other files are refused', () => {
  expect(() => withoutSymbols(Buffer.from('#!/bin/sh\n'))).toThrow('This is no 64-bit ELF file.')
})
