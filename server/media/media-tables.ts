import type { Generated } from 'kysely'

export interface MediaTables {
  media: MediaTable
  media_parts: MediaPartTable
  media_sources: MediaSourceTable
  media_use: MediaUseTable
  media_unused: MediaUnusedTable
  pictures: PictureTable
  media_removals: MediaRemovalTable
}

export interface MediaTable {
  hash: string
  type: string
  width: number
  height: number
  byte_length: number
  /** Six colours, each of six hexadecimal digits, that are shown while the picture loads: three above, three below. Null for none. */
  placeholder: string | null
  created_at: string
}

/** The bytes of a medium, cut in order. Each part but the last has `PART_BYTES`. */
interface MediaPartTable {
  hash: string
  /** From 0. */
  part: number
  bytes: Uint8Array
}

interface MediaSourceTable {
  hash: string
  /** A medium that has no source itself. */
  source: string
}

/** The pictures that a post names, including those that are not stored. */
interface MediaUseTable {
  hash: string
  post_id: string
}

/** Media that nothing uses, and since when that is known. */
interface MediaUnusedTable {
  hash: string
  since: string
}

/** Facts of a medium that is a picture of the blog. Media that are only sources have no row. */
interface PictureTable {
  hash: string
  added_at: string
  /** Alternative text; empty for none. */
  description: Generated<string>
  /** Whole percent; null for no focal point. */
  focal_x: number | null
  focal_y: number | null
}

/** Pictures that have to be deleted outside the database: nothing needs them there any more, but a backup that is being made. */
interface MediaRemovalTable {
  hash: string
  since: string
  /** Set while a server deletes it there: until it has ended the picture is not put there again. */
  begun_at: string | null
}
