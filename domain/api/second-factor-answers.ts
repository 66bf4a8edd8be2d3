import { z } from 'zod'

export const secondFactorSecret = z.object({
  secret: z.string().meta({ description: 'Base32; only this answer contains it' }),
  uri: z.string().meta({ description: 'otpauth://, for a QR code' }),
})

export const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: 'Only this answer contains them' }),
})
