import { expect, it } from 'vitest'
import { nameList, typedNames } from './typed-names.ts'

it.each([
  ['Slow dread, 80s ,slow  Dread,', ['Slow dread', '80s']],
  ['恐怖、呪い，鬼', ['恐怖', '呪い', '鬼']],
  ['رعب، بيت', ['رعب', 'بيت']],
  [' , ', []],
])('finds the names in “%s”', (text, names) => {
  expect(typedNames(text)).toEqual(names)
  expect(typedNames(nameList(names))).toEqual(names)
})
