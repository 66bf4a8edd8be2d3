export type Rgb = readonly [number, number, number]

const decode = (byte: number): number => {
  const v = byte / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

/** Colours are kept as linear light, since fog, glow and shadow only add up correctly there. */
export function hex(code: string): Rgb {
  const n = Number.parseInt(code.slice(1), 16)
  return [decode(n >> 16), decode((n >> 8) & 255), decode(n & 255)]
}

export const NIGHT = hex('#0b0909')
export const SOOT = hex('#15110f')
export const UMBER = hex('#2c211a')
export const TEAL = hex('#3d5258')
export const DEEP_TEAL = hex('#1a272b')
export const MIST = hex('#8a9c9e')
export const BONE = hex('#e9dfc9')
export const PAPER = hex('#f4ecd9')
export const SODIUM = hex('#f0a03c')
export const EMBER = hex('#d9632a')
export const BLOOD = hex('#b3202a')

export const scale = (c: Rgb, k: number): Rgb => [c[0] * k, c[1] * k, c[2] * k]
export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
export const sum = (a: Rgb, b: Rgb, k = 1): Rgb => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k]
export const tint = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
