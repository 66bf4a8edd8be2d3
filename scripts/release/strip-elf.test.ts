import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { stripElf } from './strip-elf.ts'

it('a stripped program is no larger, and runs', () => {
  const node = readFileSync(process.execPath)
  const stripped = stripElf(node)
  expect(stripped.byteLength).toBeLessThanOrEqual(node.byteLength)
  expect(stripElf(stripped).equals(stripped)).toBe(true)
  const file = join(temporaryFolder(), 'node')
  writeFileSync(file, stripped, { mode: 0o755 })
  expect(spawnSync(file, ['--print', '6 * 7'], { encoding: 'utf8' }).stdout).toBe('42\n')
})

it('other files are refused', () => {
  expect(() => stripElf(Buffer.from('#!/bin/sh\n'))).toThrow('Not a little-endian 64-bit ELF file')
})
