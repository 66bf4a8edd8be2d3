import { type FocalPoint, focalPointInName } from './focal-point.ts'
import type { Size } from './image-compression.ts'

/** A stored picture, ready to be shown. */
export interface Picture {
  /** Address on this site. */
  readonly src: string
  /** Pixels of the largest size in which it can be had; the file at `src` may be smaller. */
  readonly width: number
  readonly height: number
  /** What is served at `src` itself. */
  readonly file: PictureFile
  /** Its colours in a grid of 3 × 2, row by row, each `rrggbb`: the placeholder until it is loaded. */
  readonly colors: readonly string[]
  /** Its own alternative text, for where a post gives none. */
  readonly description?: string
  /** What every cut of it keeps in sight. Cuts of a picture without one keep its middle. */
  readonly focalPoint?: FocalPoint
}

interface PictureFile extends Size {
  readonly byteLength: number
}

/** The pictures of a page by the address that its posts name. An address that is missing here has no picture any more. */
export type Pictures = ReadonlyMap<string, Picture>

/** Widths in pixels that a picture is made in, as far as it has them itself. */
export const RENDITION_WIDTHS = [400, 800, 1200, 1600] as const

/** Widths in pixels of the upright cuts of a picture, four by five out of its middle, which fill a phone. */
const UPRIGHT_WIDTHS = [480, 720] as const
const UPRIGHT_RATIO = 4 / 5

/** Width and height in pixels of the picture that goes with a shared link. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Address of a smaller WebP of the picture at `src`. */
export function renditionAddress(src: string, width: number): string {
  return src.replace(/\.[a-z]+$/, `-${width}.webp`)
}

/** In which widths there is an upright cut; none of a picture that is no wider itself. */
export function uprightWidths({ width, height }: Size): readonly number[] {
  if (width <= height * UPRIGHT_RATIO) return []
  return UPRIGHT_WIDTHS.filter((candidate) => uprightHeight(candidate) <= height)
}

export function uprightHeight(width: number): number {
  return width / UPRIGHT_RATIO
}

/** Address of an upright cut, as a WebP of that width. */
export function uprightAddress(src: string, width: number, point?: FocalPoint): string {
  return src.replace(/\.[a-z]+$/, `-upright-${width}${focalPointInName(point)}.webp`)
}

/** For `<source srcset>`; empty when there is no such cut. */
export function uprightSet(picture: Pick<Picture, 'src' | 'width' | 'height' | 'focalPoint'>): string {
  return uprightWidths(picture)
    .map((width) => `${uprightAddress(picture.src, width, picture.focalPoint)} ${width}w`)
    .join(', ')
}

/** Address of the JPEG that goes with a shared link. */
export function cardAddress(src: string, point?: FocalPoint): string {
  return src.replace(/\.[a-z]+$/, `-card${focalPointInName(point)}.jpg`)
}

/** For `<img srcset>`; empty when the picture is smaller than the smallest rendition. */
export function sourceSet({ src, width }: Pick<Picture, 'src' | 'width'>): string {
  return RENDITION_WIDTHS.filter((candidate) => candidate <= width)
    .map((candidate) => `${renditionAddress(src, candidate)} ${candidate}w`)
    .join(', ')
}

/** The smallest file of a picture, for lists. */
export function thumbnailAddress({ src, width }: Pick<Picture, 'src' | 'width'>): string {
  const [smallest] = RENDITION_WIDTHS
  return width >= smallest ? renditionAddress(src, smallest) : src
}

/** What describes a picture in its place: the text of the post, else that of the picture, else a title. */
export function alternativeText(ofPost: string, picture: Picture | undefined, title: string): string {
  return ofPost.trim() || picture?.description || title
}

/** Which medium an address of ours means: the hash of its bytes, and the type that its extension claims. */
export function mediumNamedBy(address: string): { hash: string; type: string } | undefined {
  const [, hash, extension] = MEDIUM.exec(address) ?? []
  return hash ? { hash, type: extension === 'jpg' ? 'image/jpeg' : `image/${extension}` } : undefined
}

const MEDIUM = /^\/media\/([0-9a-f]{32})\.(jpg|png|webp|avif)$/
