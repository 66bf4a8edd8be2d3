import { z } from 'zod'

// Answers of the calls about signing in by an OpenID provider.

const flow = z.string().meta({ description: 'Names this one sign-in' })

export const providerAddress = z.object({
  url: z.string().meta({ description: 'Where the sign-in goes on, at the provider' }),
  flow,
})

export const providerEvent = z.object({
  event: z
    .object({
      flow,
      ok: z.boolean(),
      code: z.string().optional().meta({ description: 'Why it failed, as one of the identity errors' }),
      detail: z.string().optional(),
    })
    .nullable()
    .meta({ description: 'Null until the browser has come back, and ten minutes after it did' }),
})
