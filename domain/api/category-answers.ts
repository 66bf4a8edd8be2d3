import { z } from 'zod'

export const category = z.object({
  name: z.string().meta({ description: 'As posts have it in `tag`' }),
  slug: z.string(),
  description: z.string(),
  picture: z.string().meta({ description: 'Address of a stored picture, or empty' }),
  colour: z.string().meta({ description: '`#rrggbb`, or empty' }),
  isReview: z.boolean(),
  order: z.int(),
})

export const categoryList = z.object({ categories: z.array(category) })

export const changedTag = z.object({
  name: z.string(),
  slug: z.string(),
  posts: z.int().meta({ description: 'Posts that were changed' }),
})
