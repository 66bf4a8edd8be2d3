import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { notesOf } from './notes.ts'

const CHANGELOG =
  '# Changelog\n\nWords.\n\n## [Unreleased]\n\nNew.\n\n## [1.1.0] - 2027-01-02\n\n### Added\n\n- A.\n\n## [1.0.0]\n\nB.\n'

it('notes are the section of the changelog about the version', () => {
  expect(notesOf(CHANGELOG, '1.1.0', { isReleased: true })).toBe('### Added\n\n- A.\n')
  expect(notesOf(CHANGELOG, '1.0.0', { isReleased: true })).toBe('B.\n')
})

it('a version without a section has the unreleased notes until it is released', () => {
  expect(notesOf(CHANGELOG, '1.2.0', { isReleased: false })).toBe('New.\n')
  expect(() => notesOf(CHANGELOG, '1.2.0', { isReleased: true })).toThrow('CHANGELOG.md has no section "## [1.2.0]".')
})

it('our changelog has notes', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8')
  expect(notesOf(changelog, '0.0.0', { isReleased: false })).toContain('### Added')
})
