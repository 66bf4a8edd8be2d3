import type { InsertRows } from '../../db/transfer/fresh-database.ts'
import type { Row, TableShape } from '../../db/transfer/snapshot.ts'
import type { PictureSlice } from '../../db/transfer/staged-pictures.ts'
import { PART_BYTES } from '../../media/media-parts.ts'

/** Inserts a row of `media` and the bytes of its picture. */
export async function insertMedium(
  shapes: ReadonlyMap<string, TableShape>,
  insert: InsertRows,
  row: Row,
  slice: PictureSlice,
): Promise<void> {
  const media = shapes.get('media')!
  const parts = shapes.get('media_parts')!
  const { hash = null, byte_length } = row
  const size = Number(byte_length)
  await insert(media, media.columns, [row])
  for (let part = 0; part * PART_BYTES < size; part++) {
    const bytes = slice(part * PART_BYTES, Math.min(size, (part + 1) * PART_BYTES))
    await insert(parts, parts.columns, [{ hash, part, bytes }])
  }
}
