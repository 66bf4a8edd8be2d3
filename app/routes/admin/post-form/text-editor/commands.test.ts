import { expect, it } from 'vitest'
import { edited } from '#test/support/edited.ts'
import { type Command, editFor } from './commands.ts'

it.each<[Command, string, string]>([
  ['bold', 'a ⟨lamp⟩ went', 'a **⟨lamp⟩** went'],
  ['bold', 'a **⟨lamp⟩** went', 'a ⟨lamp⟩ went'],
  ['bold', 'a ⟨**lamp**⟩ went', 'a ⟨lamp⟩ went'],
  ['bold', 'a⟨ lamp ⟩went', 'a **⟨lamp⟩** went'],
  ['bold', 'a ‸', 'a **‸**'],
  ['italic', 'a **⟨lamp⟩** went', 'a ***⟨lamp⟩*** went'],
  ['italic', 'a *⟨lamp⟩* went', 'a ⟨lamp⟩ went'],
  ['spoiler', 'a ⟨lamp\nwent⟩', 'a ||⟨lamp\nwent⟩||'],
  ['spoiler', '⟨one\n\ntwo⟩', '⟨||one||\n\n||two||⟩'],
  ['heading', 'one\n\ntw‸o', 'one\n\n## two‸'],
  ['heading', '## tw‸o', 'two‸'],
  ['heading', 'one\ntw‸o\nthree', 'one\n\n## two‸\n\nthree'],
  ['heading', '‸', '## ‸'],
  ['quote', '⟨one\nmore\n\ntwo⟩', '> one\nmore\n\n> two‸'],
  ['quote', '⟨> one\nmore\n\n> two⟩', 'one\nmore\n\ntwo‸'],
  ['list', '⟨one\ntwo⟩', '- one\n- two‸'],
  ['list', '- one\n⟨- two⟩', '- one\n\ntwo‸'],
  ['list', 'o‸ne', '- one\n- ‸'],
])('a command of the toolbar, %s: %s', (command, before, expected) => {
  expect(edited(before, (selected) => editFor(command, selected))).toBe(expected)
})
