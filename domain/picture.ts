/** A stored picture, ready to be shown. */
export interface Picture {
  /** Address on this site. */
  readonly src: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Its own colours in a grid of 3 × 2, row by row, each `rrggbb`: what stands in its place until it comes. */
  readonly colors: readonly string[]
}

/** The pictures of a page by the address that its posts name. An address that is missing here has no picture any more. */
export type Pictures = ReadonlyMap<string, Picture>

/** Widths in pixels that a picture is made in, as far as it has them itself. */
export const RENDITION_WIDTHS = [400, 800, 1200, 1600] as const

/** Width and height in pixels of the picture that goes with a shared link. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Address of a smaller WebP of the picture at `src`. */
export function renditionAddress(src: string, width: number): string {
  return src.replace(/\.[a-z]+$/, `-${width}.webp`)
}

/** Address of the JPEG that goes with a shared link. */
export function cardAddress(src: string): string {
  return src.replace(/\.[a-z]+$/, '-card.jpg')
}

/** For `<img srcset>`; empty when the picture is smaller than the smallest rendition. */
export function sourceSet({ src, width }: Pick<Picture, 'src' | 'width'>): string {
  return RENDITION_WIDTHS.filter((candidate) => candidate <= width)
    .map((candidate) => `${renditionAddress(src, candidate)} ${candidate}w`)
    .join(', ')
}
