import sharp from 'sharp'
import { expect, it } from 'vitest'
import { imageType } from './image-type.ts'

const drawing = sharp({ create: { width: 8, height: 8, channels: 3, background: 'crimson' } })

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('knows %s by its first bytes', async (format) => {
  const bytes = await drawing.clone().toFormat(format).toBuffer()
  expect(imageType(bytes)).toBe(`image/${format}`)
  expect(imageType(new Uint8Array(bytes.subarray(0, 16)))).toBe(`image/${format}`)
})

it.each([
  ['nothing', ''],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['SVG with a preamble', '<?xml version="1.0"?><svg/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['HTML behind a space', ' \xff\xd8\xff'],
  ['PDF', '%PDF-1.7'],
  ['BMP', 'BM\x00\x00'],
  ['sound in a RIFF', 'RIFF\x00\x00\x00\x00WAVE'],
  ['an MP4 film', '\x00\x00\x00\x18ftypisom'],
  ['HEIC', '\x00\x00\x00\x18ftypheic'],
  ['AVIF in capitals', '\x00\x00\x00\x18ftypAVIF'],
  ['the word PNG', 'PNG'],
])('does not take %s', (_name, text) => {
  expect(imageType(Buffer.from(text, 'latin1'))).toBeUndefined()
})

it('does not take GIF', async () => {
  expect(imageType(await drawing.clone().gif().toBuffer())).toBeUndefined()
})

it.each([
  ['jpeg', 2],
  ['png', 7],
  ['webp', 11],
  ['avif', 11],
] as const)('does not take the first bytes of %s when there are only %i', async (format, length) => {
  const bytes = await drawing.clone().toFormat(format).toBuffer()
  for (let end = 0; end <= length; end++) expect(imageType(bytes.subarray(0, end))).toBeUndefined()
})
