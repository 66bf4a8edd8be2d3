/** A stored picture, ready to be shown. */
export interface Picture {
  /** Address on this site. */
  readonly src: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** The pictures of a page by the address that its posts name. An address that is missing here has no picture any more. */
export type Pictures = ReadonlyMap<string, Picture>
