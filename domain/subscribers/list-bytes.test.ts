import { expect, it } from 'vitest'
import { textOfList } from './list-bytes.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it('reads what Excel saves in the West, and UTF-8', () => {
  expect(textOfList(bytes('name,email\r\nM\xfcller,m@mail.example'))).toBe('name,email\r\nMüller,m@mail.example')
  expect(textOfList(bytes('Zo\xeb \x96 D\x92Arcy; \x8aimek; Fran\xe7ois-\xc9ric; M\xdcLLER'))).toBe(
    'Zoë – D’Arcy; Šimek; François-Éric; MÜLLER',
  )
  const utf8 = 'name,email\nŻółć Мария,m@mail.example'
  expect(textOfList(new TextEncoder().encode(utf8))).toBe(utf8)
  expect(textOfList(new TextEncoder().encode(`\ufeff${utf8}`))).toBe(utf8)
})

it('reads UTF-16 by its mark', () => {
  expect(textOfList(bytes('\xff\xfeM\0\xfc\0'))).toBe('Mü')
  expect(textOfList(bytes('\xfe\xff\0M\0\xfc'))).toBe('Mü')
})

it.each([
  ['Windows-1251', '\xcc\xe0\xf0\xe8\xff'],
  ['Windows-1250', 'Wa\xb3\xeasa'],
  ['Mac Roman', 'M\x9fller'],
  ['Mac Roman', 'Ren\x8e'],
  ['Shift JIS', '\x83\x7d\x83\x8a\x83\x41'],
  ['code page 850', 'M\x81ller'],
])('reads no other encoding as one of these: %s', (_name, text) => {
  expect(textOfList(bytes(`name,email\n${text},m@mail.example`))).toBeNull()
})
