import type { Answer, Calls } from './call.ts'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export const secondFactor: Calls = {
  'POST /api/auth/second-factor': {
    id: 'beginSecondFactor',
    access: { role: 'author', needsRecentConfirmation: true, audit: 'none' },
    summary: 'Makes a secret of one-time codes, which asks for nothing until it is confirmed',
    answer: {
      status: 201,
      description: 'The secret',
      schema: 'SecondFactorSecret',
      example: {
        secret: SECRET,
        uri: `otpauth://totp/The%20Midnight%20Den:mara%40den.example?secret=${SECRET}&issuer=The%20Midnight%20Den&algorithm=SHA1&digits=6&period=30`,
      },
    },
    refusals: { 409: 'The second factor is on already' },
  },
  'PUT /api/auth/second-factor': {
    id: 'confirmSecondFactor',
    access: { role: 'author', needsRecentConfirmation: true, audit: 'second-factor.enabled' },
    summary: 'Turns the second factor on by a first code',
    description: "Ends the account's other sessions. Its API tokens stay.",
    body: { schema: 'SecondFactorConfirmation', example: { code: '492039' } },
    answer: newCodes(),
    refusals: { 409: 'There is no secret that waits for its first code' },
  },
  'DELETE /api/auth/second-factor': {
    id: 'turnSecondFactorOff',
    access: { role: 'author', needsRecentConfirmation: true, audit: ['second-factor.disabled'] },
    summary: 'Turns the second factor off and ends its recovery codes',
    description:
      'Takes a one-time or recovery code, or the answer of a passkey to the options of `POST /api/auth/confirm-passkey/options`, where it is on.',
    body: { schema: 'SecondFactorEnd', example: { code: '492039' }, isOptional: true },
  },
  'POST /api/auth/second-factor/recovery-codes': {
    id: 'renewRecoveryCodes',
    access: { role: 'author', needsRecentConfirmation: true, replacesFactor: true, audit: 'recovery-codes.made' },
    summary: 'Makes ten new recovery codes and ends all earlier ones',
    answer: newCodes(),
    refusals: { 409: 'The second factor is off' },
  },
}

function newCodes(): Answer {
  return {
    description: 'Recovery codes, each for one sign-in',
    schema: 'RecoveryCodes',
    example: { recoveryCodes: ['7R4M-0QZC-2V9H-XK5T-W1GB-8NPD-3FJ6', 'D03J-F6YS-A8EM-4TRQ-9KHV-5ZC2-T7WB'] },
  }
}
