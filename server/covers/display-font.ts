import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { DrawnType } from '#domain/look/drawn-look.ts'
import type { Size } from '#domain/pictures/image-compression.ts'
import { type Face, type Line, TRACKING } from './typesetting.ts'

interface DisplayFont {
  readonly face: Face
  /** The outlines of lines, each as the data of a path. */
  outlines(lines: readonly Line[], size: Size): Promise<string[]>
}

/** Written by `scripts/make-fonts.ts`; advances in thousandths of an em. */
interface FontFacts {
  readonly baseline: number
  readonly capHeight: number
  readonly advances: Readonly<Record<string, number>>
}

const FOLDER = join(import.meta.dirname, 'fonts')
const loaded = new Map<DrawnType, Promise<DisplayFont>>()

/** The font of covers. It and the library that reads it are loaded when the first cover is drawn. */
export function loadDisplayFont(type: DrawnType): Promise<DisplayFont> {
  const known = loaded.get(type)
  if (known) return known
  const loading = load(type)
  loaded.set(type, loading)
  // A failed load is retried by the next cover.
  loading.catch(() => loaded.delete(type))
  return loading
}

async function load(type: DrawnType): Promise<DisplayFont> {
  const { default: satori } = await import('satori')
  const [facts, latin, extended] = await Promise.all(
    [`${type}.json`, `${type}.ttf`, `${type}-ext.ttf`].map((name) => readFile(join(FOLDER, name))),
  )
  const { baseline, capHeight, advances } = JSON.parse(facts!.toString()) as FontFacts
  const fonts = [
    { name: 'latin', data: latin! },
    { name: 'extended', data: extended! },
  ]
  return {
    face: {
      baseline,
      capHeight,
      advances: new Map(Object.entries(advances).map(([letter, width]) => [letter, width / 1000])),
    },
    async outlines(lines, size) {
      const outlines: string[] = []
      for (const line of lines) {
        // Each letter takes 0.15 ms, so the lines of a card are too much for one turn of the event loop.
        await setImmediate()
        const child = { type: 'div', props: { style: lineStyle(line, baseline), children: line.text } }
        const style = { display: 'flex', ...size, fontFamily: 'latin, extended', color: '#fff' }
        // Only the data of paths is used, so no title can add an element to the drawing.
        // Satori takes plain objects of the form of a React element, so the server does not need React.
        const sheet = { type: 'div', key: null, props: { style, children: child } } as unknown as Parameters<
          typeof satori
        >[0]
        const drawing = await satori(sheet, { ...size, fonts })
        for (const [, data] of drawing.matchAll(/<path fill="#fff" d="([MLHVCQZ\d.\s-]+)"/g))
          outlines.push(shortened(data!))
      }
      return outlines
    },
  }
}

function lineStyle({ x, y, size }: Line, baseline: number) {
  return {
    position: 'absolute',
    left: x,
    top: y - baseline * size,
    fontSize: size,
    lineHeight: 1,
    whiteSpace: 'pre',
    letterSpacing: TRACKING * size,
  }
}

/** An outline in relative commands, which take fewer digits, and without lines of length zero. */
function shortened(data: string): string {
  let [x, y, out] = [0, 0, '']
  for (const [, command, rest] of data.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    if (command === 'Z') {
      out += 'z'
      continue
    }
    const numbers = (rest!.match(/-?\d*\.?\d+/g) ?? []).map((number) => Math.round(Number(number) * 10))
    if (command === 'M') out += `M${numbers.map(tenths).join(' ')}`
    const steps = numbers.map((number, i) => number - (command === 'V' || (command !== 'H' && i % 2 === 1) ? y : x))
    if (command !== 'M' && steps.some((step) => step !== 0)) out += command!.toLowerCase() + joined(steps.map(tenths))
    if (command === 'H') x = numbers[0]!
    else if (command === 'V') y = numbers[0]!
    else [x, y] = numbers.slice(-2) as [number, number]
  }
  return out
}

function tenths(number: number): string {
  return String(number / 10).replace(/^(-?)0\./, '$1.')
}

/** A minus sign separates two numbers without a space. */
function joined(numbers: readonly string[]): string {
  return numbers.join(' ').replaceAll(' -', '-')
}
