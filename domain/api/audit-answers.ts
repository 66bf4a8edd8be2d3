import { z } from 'zod'
import { paging } from './api-answers.ts'

export const auditPage = z.object({
  entries: z.array(
    z.object({
      at: z.iso.datetime(),
      who: z.string().meta({
        description:
          'Address of an administrator, maybe with the name of a token; or den command, system, unknown account',
      }),
      what: z.string().meta({ description: 'A name for programs, such as post.published' }),
      about: z.string().meta({ description: 'In words; of a post its title and, in brackets, its id' }),
      network: z
        .string()
        .nullable()
        .meta({ description: 'Such as 192.0.2.0/24 or 2001:db8:1::/48; null for commands and the server itself' }),
    }),
  ),
  ...paging,
  total: z.int().meta({ description: 'At most 10,000; older entries are found by days' }),
})
