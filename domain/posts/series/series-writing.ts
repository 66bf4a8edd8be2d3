import { z } from 'zod'
import { unlessUnknownKeys } from '../../field-errors.ts'
import { characterCount } from '../../text/character-count.ts'
import { LINE_MAX } from '../../text/plain-text.ts'
import { textField } from '../../text/text-field.ts'
import { typedLabel } from '../terms/normalized-label.ts'
import { SERIES_NAME_MAX_LENGTH, SERIES_PART_MAX, type Series } from './series.ts'

const NAME = 'A series has a name'
const LONG_NAME = `The name of a series has at most ${SERIES_NAME_MAX_LENGTH} characters`
const PART = `The part of a series must be a whole number from 1 to ${SERIES_PART_MAX.toLocaleString('en')}`
const OBJECT = { error: unlessUnknownKeys('Series is an object with name and part, or null') }
/** As for titles: the longest emoji take 19 UTF-16 units. */
const UNITS_MAX = SERIES_NAME_MAX_LENGTH * 20

export const series = z.strictObject(
  {
    name: z
      .string(NAME)
      .transform(typedLabel)
      .refine((name) => name !== '', NAME)
      .refine((name) => name.length <= UNITS_MAX && characterCount(name) <= SERIES_NAME_MAX_LENGTH, LONG_NAME)
      .meta({ description: `One line of at most ${SERIES_NAME_MAX_LENGTH} characters`, minLength: 1 }),
    part: z.int(PART).min(1, PART).max(SERIES_PART_MAX, PART),
  },
  OBJECT,
)

/** The schema for the series of a draft, which may lack its name or part. A post with such values is refused. */
export const draftSeries = z.strictObject(
  {
    name: textField('The name of a series', LINE_MAX).transform(typedLabel).default(''),
    part: z.union([z.int(), textField('The part of a series', LINE_MAX)], PART).optional(),
  },
  OBJECT,
)

/** Null for a series of which nothing is said. */
export function tidySeries(typed: { readonly name: string; readonly part?: unknown } | null): Series | null {
  const { name = '', part } = typed ?? {}
  const isSaid = name !== '' || (part !== undefined && part !== '')
  return isSaid ? ({ name, ...(part !== undefined && part !== '' && { part }) } as Series) : null
}
