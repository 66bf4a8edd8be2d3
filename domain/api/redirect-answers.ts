import { z } from 'zod'
import { paging } from './api-answers.ts'

export const redirect = z.object({
  path: z.string().meta({ description: 'Decoded, without a slash at its end' }),
  target: z
    .string()
    .nullable()
    .meta({ description: 'A path of this site, or a whole address; null while its post is not published' }),
  post: z
    .object({ id: z.string(), title: z.string() })
    .nullable()
    .meta({ description: 'The post that it leads to, wherever that moves; its title is empty if not published' }),
  createdAt: z.iso.datetime(),
})

export const redirectPage = z.object({ redirects: z.array(redirect), ...paging })
