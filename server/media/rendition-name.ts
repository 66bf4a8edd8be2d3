import type { FocalPoint } from '#domain/pictures/focal-point.ts'
import { cardAddress, ICON_SIDES, iconAddress, renditionAddress, uprightAddress } from '#domain/pictures/picture.ts'

/**
 * `width`: the whole picture; `upright`: a cut of 4:5; `card`: the JPEG of a shared link; these two may be cut for a point. `icon`:
 * the whole picture within a square, as PNG.
 */
export type RenditionKind =
  | { kind: 'width'; width: number }
  | { kind: 'upright'; width: number; point?: FocalPoint }
  | { kind: 'card'; point?: FocalPoint }
  | { kind: 'icon'; side: IconSide }

type IconSide = (typeof ICON_SIDES)[number]

interface NamedRendition {
  readonly hash: string
  readonly wanted: RenditionKind
}

interface RenditionFile {
  readonly name: string
  readonly hash: string
  /** A process is writing it, or ended while it did. */
  readonly isUnfinished: boolean
}

const FOCAL_POINT = '(?:-at-(\\d{1,3})-(\\d{1,3}))?'
const ICON = `icon-(${ICON_SIDES.join('|')})\\.png`
const PATTERN = `([0-9a-f]{32})-(?:(upright-)?([1-9]\\d{2,3})${FOCAL_POINT}\\.webp|card${FOCAL_POINT}\\.jpg|${ICON})`
const NAME = new RegExp(`^${PATTERN}$`)
/** `FileCache` writes a file under its name and the number of the process, and renames it. */
const FILE = new RegExp(`^${PATTERN}(\\.\\d+)?$`)

/** What a file name such as `<hash>-400.webp`, `<hash>-upright-480-at-32-60.webp` or `<hash>-card.jpg` means. */
export function renditionNamed(name: string): NamedRendition | undefined {
  const [, hash, upright, width, x, y, cardX, cardY, side] = NAME.exec(name) ?? []
  if (!hash) return undefined
  if (side) return { hash, wanted: { kind: 'icon', side: Number(side) as IconSide } }
  const point = pointIn([x, y, cardX, cardY])
  if (!width) return { hash, wanted: { kind: 'card', ...(point && { point }) } }
  if (upright) return { hash, wanted: { kind: 'upright', width: Number(width), ...(point && { point }) } }
  return point ? undefined : { hash, wanted: { kind: 'width', width: Number(width) } }
}

/** What a file in the folder of renditions is, by its name; undefined for one that is no rendition. */
export function renditionFile(name: string): RenditionFile | undefined {
  const found = FILE.exec(name)
  return found ? { name, hash: found[1]!, isUnfinished: found.at(-1) !== undefined } : undefined
}

/** The address of a rendition for the current focal point of its picture, which may not be the one that `wanted` names. */
export function currentAddress({ hash, wanted }: NamedRendition, point: FocalPoint | undefined): string {
  const src = `/media/${hash}.x`
  if (wanted.kind === 'width') return renditionAddress(src, wanted.width)
  if (wanted.kind === 'icon') return iconAddress(src, wanted.side)
  return wanted.kind === 'card' ? cardAddress(src, point) : uprightAddress(src, wanted.width, point)
}

function pointIn(matched: readonly (string | undefined)[]): FocalPoint | undefined {
  const [x, y] = matched.filter((part) => part !== undefined)
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) }
}
