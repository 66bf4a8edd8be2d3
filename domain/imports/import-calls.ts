import { z } from 'zod'

export const IMPORT_FORMATS = ['ghost', 'wordpress', 'markdown', 'letterboxd', 'documents'] as const

export type ImportFormat = (typeof IMPORT_FORMATS)[number]

export const importCheck = z.strictObject({
  format: z
    .enum(IMPORT_FORMATS, { error: `One of ${IMPORT_FORMATS.join(', ')}, or null` })
    .nullable()
    .default(null),
})
