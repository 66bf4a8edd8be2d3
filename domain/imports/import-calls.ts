import { z } from 'zod'
import { labelUses } from './label-uses.ts'
import { SCORE_SCALES } from './score-scales.ts'

export const IMPORT_FORMATS = [
  'ghost',
  'wordpress',
  'markdown',
  'letterboxd',
  'blogger',
  'medium',
  'substack',
  'tumblr',
  'documents',
] as const

export type ImportFormat = (typeof IMPORT_FORMATS)[number]

/** What becomes of several reviews of one film: a post for each, or one with a section for each. */
export const VIEWINGS = ['each', 'one'] as const
export type Viewings = (typeof VIEWINGS)[number]

export type ImportCheck = z.output<typeof importCheck>

export const importCheck = z.strictObject({
  format: z
    .enum(IMPORT_FORMATS, { error: `One of ${IMPORT_FORMATS.join(', ')}, or null` })
    .nullable()
    .default(null),
  scale: z
    .enum(SCORE_SCALES, { error: `One of ${SCORE_SCALES.join(', ')}, or null` })
    .nullable()
    .default(null)
    .meta({ description: 'Without it, scores of which the best one is not written are left out' }),
  viewings: z
    .enum(VIEWINGS, { error: `One of ${VIEWINGS.join(', ')}` })
    .default('each')
    .meta({ description: 'Several reviews of one film: a post for each, or one post with a section for each' }),
  labels: labelUses.default({}).meta({
    description: 'What becomes of categories and tags of the archive, by their names; others come as they are there',
  }),
})

export const importEntryChange = z.strictObject({
  isLookedAt: z.boolean({ error: 'True or false' }),
})
