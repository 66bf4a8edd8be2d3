// Draws the icons of app/icons/den.svg in the sizes that operating systems request: npm run icons
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../app/icons')
const drawing = readFileSync(join(folder, 'den.svg'))
/** Background colour of the drawing, extended to the edges: systems crop icons to their own shapes. */
const NIGHT = '#14100f'

for (const size of [180, 192, 512]) writeFileSync(join(folder, `den-${size}.png`), await square(size, NIGHT))
writeFileSync(join(import.meta.dirname, '../public/favicon.ico'), ico(await square(32)))

function square(size: number, background?: string): Promise<Buffer> {
  const picture = sharp(drawing, { density: (72 * size) / 32 }).resize(size, size)
  if (background) picture.flatten({ background })
  return picture.png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** Wraps a PNG in an ICO file: a directory with one entry of 16 bytes, followed by the picture. */
function ico(png: Buffer): Buffer {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(1, 4)
  directory.writeUInt8(32, 6)
  directory.writeUInt8(32, 7)
  directory.writeUInt16LE(1, 10)
  directory.writeUInt16LE(32, 12)
  directory.writeUInt32LE(png.byteLength, 14)
  directory.writeUInt32LE(directory.byteLength, 18)
  return Buffer.concat([directory, png])
}
