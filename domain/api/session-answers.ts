import { z } from 'zod'

/** Answers of the calls about sessions. */

const instant = z.iso.datetime()
const network = z
  .string()
  .nullable()
  .meta({ description: 'Such as 192.0.2.0/24 or 2001:db8:1::/48; null when it is not known' })

export const sessionList = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      current: z.boolean().meta({ description: 'Whether it is the session of this call' }),
      since: instant,
      lastSeen: instant.meta({ description: 'To the hour' }),
      device: z.string().meta({ description: 'Browser and system, such as Firefox on Windows' }),
      network,
    }),
  ),
})
