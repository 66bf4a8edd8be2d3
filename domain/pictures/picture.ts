import { type FocalPoint, focalPointInName } from './focal-point.ts'
import type { Size } from './image-compression.ts'

export interface Picture {
  readonly src: string
  /** Pixels of its largest available size; the file at `src` may be smaller. */
  readonly width: number
  readonly height: number
  readonly file: PictureFile
  /** Its colours in a grid of 3 × 2, row by row, each `rrggbb`: the placeholder until it is loaded. */
  readonly colors: readonly string[]
  /** Its own alternative text, used where a post gives none. */
  readonly description?: string
  /** The point that every cut keeps visible. Cuts of a picture without one keep its middle. */
  readonly focalPoint?: FocalPoint
}

interface PictureFile extends Size {
  readonly byteLength: number
}

/** The pictures of a page by the address in its posts. A missing address means that the picture no longer exists. */
export type Pictures = ReadonlyMap<string, Picture>

/** Widths of the renditions in pixels, of which those up to the picture's own width are made. */
export const RENDITION_WIDTHS = [400, 800, 1200, 1600] as const

/** Widths in pixels of the upright cuts of a picture (4:5), which fill a phone. */
const UPRIGHT_WIDTHS = [480, 720] as const
const UPRIGHT_RATIO = 4 / 5

/** Width and height in pixels of the picture that goes with a shared link. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

export function renditionAddress(src: string, width: number): string {
  return src.replace(/\.[a-z]+$/, `-${width}.webp`)
}

/** Widths of the upright cuts of a picture; none if the picture is no wider than 4:5 itself. */
export function uprightWidths({ width, height }: Size): readonly number[] {
  if (width <= height * UPRIGHT_RATIO) return []
  return UPRIGHT_WIDTHS.filter((candidate) => uprightHeight(candidate) <= height)
}

export function uprightHeight(width: number): number {
  return width / UPRIGHT_RATIO
}

export function uprightAddress(src: string, width: number, point?: FocalPoint): string {
  return src.replace(/\.[a-z]+$/, `-upright-${width}${focalPointInName(point)}.webp`)
}

/** For `<source srcset>`; empty when there is no such cut. */
export function uprightSet(picture: Pick<Picture, 'src' | 'width' | 'height' | 'focalPoint'>): string {
  return uprightWidths(picture)
    .map((width) => `${uprightAddress(picture.src, width, picture.focalPoint)} ${width}w`)
    .join(', ')
}

export function cardAddress(src: string, point?: FocalPoint): string {
  return src.replace(/\.[a-z]+$/, `-card${focalPointInName(point)}.jpg`)
}

/** Sides in pixels of the icons that are made of a picture: of a tab, of a phone's home screen, and of an installed site. */
export const ICON_SIDES = [48, 180, 192, 512] as const

export function iconAddress(src: string, side: (typeof ICON_SIDES)[number]): string {
  return src.replace(/\.[a-z]+$/, `-icon-${side}.png`)
}

/** For `<img srcset>`; empty when the picture is smaller than the smallest rendition. */
export function sourceSet({ src, width }: Pick<Picture, 'src' | 'width'>): string {
  return RENDITION_WIDTHS.filter((candidate) => candidate <= width)
    .map((candidate) => `${renditionAddress(src, candidate)} ${candidate}w`)
    .join(', ')
}

export function thumbnailAddress({ src, width }: Pick<Picture, 'src' | 'width'>): string {
  const [smallest] = RENDITION_WIDTHS
  return width >= smallest ? renditionAddress(src, smallest) : src
}

export function alternativeText(ofPost: string, picture: Picture | undefined, title: string): string {
  return ofPost.trim() || picture?.description || title
}

/** The medium that an address of this site names: the hash of its bytes, and the media type of its extension. */
export function mediumNamedBy(address: string): { hash: string; type: string } | undefined {
  const [, hash, extension] = MEDIUM.exec(address) ?? []
  return hash ? { hash, type: extension === 'jpg' ? 'image/jpeg' : `image/${extension}` } : undefined
}

const MEDIUM = /^\/media\/([0-9a-f]{32})\.(jpg|png|webp|avif)$/
