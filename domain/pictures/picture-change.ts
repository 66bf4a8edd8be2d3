import { z } from 'zod'
import { textField } from '../text/text-field.ts'

/** Bytes. */
export const ALTERNATIVE_TEXT_MAX = 10_000

const PERCENT = 'A focal point has two whole percents from 0 to 100, x and y'
const percent = z.int(PERCENT).min(0, PERCENT).max(100, PERCENT)

export const pictureChange = z.strictObject({
  description: textField('The description', ALTERNATIVE_TEXT_MAX).exactOptional(),
  focalPoint: z.strictObject({ x: percent, y: percent }, PERCENT).nullable().exactOptional(),
})

export type PictureChange = z.infer<typeof pictureChange>
