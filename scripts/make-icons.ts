// Draws the icons that systems ask for in their own sizes from app/icons/den.svg: npm run icons
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../app/icons')
const drawing = readFileSync(join(folder, 'den.svg'))
/** The night of the drawing, to its very edge: systems cut icons to shapes of their own. */
const NIGHT = '#14100f'

for (const size of [180, 192, 512]) writeFileSync(join(folder, `den-${size}.png`), await square(size, NIGHT))
writeFileSync(join(import.meta.dirname, '../public/favicon.ico'), ico(await square(32)))

function square(size: number, background?: string): Promise<Buffer> {
  const picture = sharp(drawing, { density: (72 * size) / 32 }).resize(size, size)
  if (background) picture.flatten({ background })
  return picture.png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** One PNG in the envelope of an ICO file: a directory of one entry of 16 bytes, and the picture behind it. */
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
