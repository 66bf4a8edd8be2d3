import sharp from 'sharp'

/** Titles that are hard to typeset. */
export const HARD_TITLES = {
  'of one word': 'It',
  'of sixty characters': 'What We Talk About When We Talk About the Thing in the Well',
  'of one very long word': 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenfonds',
  'of wide letters': 'W'.repeat(60),
  'with markup': '</svg><script>alert(1)</script>&amp;"\'',
  'from other alphabets': 'Γειά σου, 恐怖',
  'of emoji': '👻'.repeat(60),
  'from right to left': 'אימה',
  'of nothing': ' ',
}

/** Amount of ink outside of an SVG, within a frame of 20 units: 0 if everything is inside. */
export async function inkOutside(svg: string, { width, height }: { width: number; height: number }): Promise<number> {
  const grown = svg.replace(/viewBox="[^"]*"/, `viewBox="-40 -40 ${width + 80} ${height + 80}"`)
  const { data, info } = await sharp(Buffer.from(grown))
    .resize(width + 80, height + 80, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]!
  let outside = 0
  for (let x = 0; x < info.width; x++) outside += alphaAt(x, 20) + alphaAt(x, info.height - 20)
  for (let y = 0; y < info.height; y++) outside += alphaAt(20, y) + alphaAt(info.width - 20, y)
  return outside
}
