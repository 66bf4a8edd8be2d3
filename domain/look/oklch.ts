/** Lightness 0 to 1, chroma from 0 (grey) to about 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

/** @param hex `#rrggbb` */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = channelsOf(hex).map(linear) as unknown as Triple
  // Matrices of OKLab (Björn Ottosson, https://bottosson.github.io/posts/oklab/).
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: lightness, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 }
}

/** The nearest sRGB colour of the same lightness and hue, as `#rrggbb`: chroma that a screen cannot show is reduced. */
export function hexOf({ l, c, h }: Oklch): string {
  if (l <= 0) return '#000000'
  if (l >= 1) return '#ffffff'
  let low = 0
  let high = c
  if (!isShowable(linearOf({ l, c, h }))) {
    for (let step = 0; step < 18; step++) {
      const middle = (low + high) / 2
      if (isShowable(linearOf({ l, c: middle, h }))) low = middle
      else high = middle
    }
  } else low = c
  return hexOfLinear(linearOf({ l, c: low, h }))
}

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** As `color-mix(in oklab, first, second share)`. */
export function mixed(first: string, second: string, share: number): string {
  const [one, two] = [labOf(first), labOf(second)]
  const [l, a, b] = one.map((value, index) => value + (two[index]! - value) * share) as unknown as Triple
  return hexOf({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI })
}

function labOf(hex: string): Triple {
  const { l, c, h } = oklchOf(hex)
  return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
}

/** Relative luminance by WCAG 2.2, from 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = channelsOf(hex).map(linear) as unknown as Triple
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linearOf({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ]
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

/** Tolerates the rounding of eight bits. */
function isShowable(channels: Triple): boolean {
  return channels.every((value) => value >= -0.0005 && value <= 1.0005)
}

function channelsOf(hex: string): Triple {
  const bits = Number.parseInt(hex.slice(1), 16)
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255]
}

function hexOfLinear(channels: Triple): string {
  const digits = channels.map((value) => {
    const bounded = Math.min(1, Math.max(0, value))
    const gamma = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
