/** A stored picture, ready to be shown. */
export interface Picture {
  /** Address on this site. */
  readonly src: string
  /** Pixels of the largest size in which it can be had; the file at `src` may be smaller. */
  readonly width: number
  readonly height: number
  /** What is served at `src` itself. */
  readonly file: PictureFile
  /** Its own colours in a grid of 3 × 2, row by row, each `rrggbb`: what stands in its place until it comes. */
  readonly colors: readonly string[]
}

export interface PictureFile {
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly byteLength: number
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

/** Which medium an address of ours means: the hash of its bytes, and the type that its extension claims. */
export function mediumNamedBy(address: string): { hash: string; type: string } | undefined {
  const [, hash, extension] = MEDIUM.exec(address) ?? []
  return hash ? { hash, type: extension === 'jpg' ? 'image/jpeg' : `image/${extension}` } : undefined
}

const MEDIUM = /^\/media\/([0-9a-f]{32})\.(jpg|png|webp|avif)$/
