import { z } from 'zod'
import { unlessUnknownKeys } from '../../field-errors.ts'
import { optionalColourCode } from '../../look/colour-code.ts'
import { pictureField } from '../../pictures/picture-field.ts'
import { lineField, paragraphField } from '../../text/line-field.ts'
import { tagsProblem } from '../tags/tag-writing.ts'
import { typedLabel } from '../terms/normalized-label.ts'

/** The longest name of a category, in characters. */
const CATEGORY_NAME_MAX = 60
const CATEGORY_DESCRIPTION_MAX = 500
export const CATEGORIES_MAX = 200

const name = lineField('Name', CATEGORY_NAME_MAX, { isRequired: true }).transform(typedLabel)
const ORDER = `Order is a whole number from 1 to ${CATEGORIES_MAX}`

const fields = {
  name,
  slug: z.string('The slug is a text').meta({ description: 'As it was read: it is made of the name' }),
  description: paragraphField('Description', CATEGORY_DESCRIPTION_MAX),
  picture: pictureField('Picture'),
  colour: optionalColourCode('Colour').meta({
    description: 'Of its name: `#rrggbb`, or empty. Each theme has the nearest tone that can be read',
  }),
  isReview: z.boolean('isReview is true or false').meta({
    description: 'Whether its posts are reviews, with scores. By default whether the name contains "review"',
  }),
  order: z.int(ORDER).min(1, ORDER).max(CATEGORIES_MAX, ORDER),
}

const category = z.strictObject(fields, { error: unlessUnknownKeys('A category is an object with a name') })

/** `POST /api/categories`. Without a place it comes last. */
export const categoryCreation = category.partial().required({ name: true }).omit({ slug: true }).readonly()
/** `PATCH /api/categories/:slug` */
export const categoryChange = category.partial().readonly()

export type CategoryCreation = z.output<typeof categoryCreation>
export type CategoryChange = z.output<typeof categoryChange>

/** `PATCH /api/tags/:slug` */
export const tagChange = z
  .strictObject(
    {
      name: z
        .string('Name is a text')
        .transform(typedLabel)
        .refine((typed) => typed !== '', 'Name is required')
        .superRefine((typed, context) => {
          const message = tagsProblem([typed])
          if (message) context.addIssue({ code: 'custom', message })
        }),
    },
    { error: unlessUnknownKeys('A change is an object with a name') },
  )
  .readonly()
