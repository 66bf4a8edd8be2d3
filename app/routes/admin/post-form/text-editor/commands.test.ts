import { describe, expect, it } from 'vitest'
import { addressAfter, type Command, editFor } from './commands.ts'

/** Applies a command. `⟨` and `⟩` mark the ends of the selection in `before` and in the result. */
function after(command: Command, before: string): string {
  const start = before.indexOf('⟨')
  const end = before.indexOf('⟩') - 1
  const text = before.replace(/[⟨⟩]/g, '')
  const edit = editFor(command, { text, start, end })
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
  return `${changed.slice(0, edit.start)}⟨${changed.slice(edit.start, edit.end)}⟩${changed.slice(edit.end)}`
}

it.each<[Command, string, string]>([
  ['bold', 'a ⟨lamp⟩ went', 'a **⟨lamp⟩** went'],
  ['bold', 'a **⟨lamp⟩** went', 'a ⟨lamp⟩ went'],
  ['bold', 'a ⟨**lamp**⟩ went', 'a ⟨lamp⟩ went'],
  ['bold', 'a⟨ lamp ⟩went', 'a **⟨lamp⟩** went'],
  ['bold', 'a ⟨⟩', 'a **⟨⟩**'],
  ['italic', 'a **⟨lamp⟩** went', 'a ***⟨lamp⟩*** went'],
  ['italic', 'a *⟨lamp⟩* went', 'a ⟨lamp⟩ went'],
  ['spoiler', 'a ⟨lamp\nwent⟩', 'a ||⟨lamp\nwent⟩||'],
  ['spoiler', '⟨one\n\ntwo⟩', '⟨||one||\n\n||two||⟩'],
  ['link', 'a ⟨lamp⟩', 'a [lamp](⟨https://⟩)'],
  ['link', '⟨https://x.example/⟩', '[⟨⟩](https://x.example/)'],
  ['link', '⟨⟩', '[⟨⟩](https://)'],
  ['heading', 'one\n\ntw⟨⟩o', 'one\n\n## two⟨⟩'],
  ['heading', '## tw⟨⟩o', 'two⟨⟩'],
  ['heading', 'one\ntw⟨⟩o\nthree', 'one\n\n## two⟨⟩\n\nthree'],
  ['heading', '⟨⟩', '## ⟨⟩'],
  ['quote', '⟨one\nmore\n\ntwo⟩', '> one\nmore\n\n> two⟨⟩'],
  ['quote', '⟨> one\nmore\n\n> two⟩', 'one\nmore\n\ntwo⟨⟩'],
  ['list', '⟨one\ntwo⟩', '- one\n- two⟨⟩'],
  ['list', '- one\n⟨- two⟩', '- one\n\ntwo⟨⟩'],
  ['list', 'o⟨⟩ne', '- one\n- ⟨⟩'],
])('a command of the toolbar, %s: %s', (command, before, expected) => {
  expect(after(command, before)).toBe(expected)
})

describe('the placeholder address after the text of a new link', () => {
  it.each<[string, string | null]>([
    ['a [lamp|](https://) went', 'https://'],
    ['[|](https://)', 'https://'],
    ['[lamp|](https://x.example/)', null],
    ['[lam|p](https://)', null],
    ['lamp|', null],
  ])('at the caret of %s is %s', (before, expected) => {
    const start = before.indexOf('|')
    const text = before.replace('|', '')
    const found = addressAfter({ text, start, end: start })
    expect(found && text.slice(...found)).toBe(expected)
  })

  it('is not found while text is selected', () => {
    expect(addressAfter({ text: '[lamp](https://)', start: 1, end: 5 })).toBeNull()
  })
})
