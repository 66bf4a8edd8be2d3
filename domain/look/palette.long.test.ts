import { expect, it } from 'vitest'
import { contrast, mixed } from './oklch.ts'
import { paletteOf } from './palette.ts'

const STEP = 3
const CHANNEL = Array.from({ length: 86 }, (_, index) => (index * STEP).toString(16).padStart(2, '0'))

it('leaves none of 636,056 accents unreadable, on grounds of all kinds', { timeout: 1_800_000 }, () => {
  const grounds = CHANNEL.map((light, index) => `#${light}${CHANNEL[(index * 37) % 86]}${CHANNEL[(index * 59) % 86]}`)
  let tried = 0
  const unreadable: string[] = []
  for (const r of CHANNEL)
    for (const g of CHANNEL)
      for (const b of CHANNEL) {
        const accent = `#${r}${g}${b}`
        const ground = grounds[tried++ % grounds.length]!
        for (const tones of Object.values(paletteOf(accent, ground))) {
          const hovered = mixed(tones.surface, tones.text, 0.11)
          const least = Math.min(
            ...[tones.page, tones.surface, hovered].map((on) => contrast(tones.accent, on)),
            contrast(tones.onAccent, tones.accent),
          )
          if (least < 4.5) unreadable.push(`${accent} on ${ground}`)
        }
      }
  expect(tried).toBe(636_056)
  expect(unreadable).toEqual([])
})
