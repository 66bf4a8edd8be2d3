import { z } from 'zod'
import { LANGUAGE_TAGS } from '../locales/language.ts'
import { isPlainName } from './plain-name.ts'
import { ROLES } from './role.ts'

/** Maximum length of a text in these calls, in characters; all valid values are shorter. */
const LIMIT = 1000

export const ACCOUNT_CALL_LIMIT_BYTES = 16_384

const email = z.string('Email is a text').max(LIMIT, 'This address is too long')
export const passwordText = z.string('Password is a text').max(LIMIT, 'This password is too long')

/** The name as printed: the author with which a new post of the account begins. */
const name = z
  .string('Name is a text')
  .trim()
  .refine(isPlainName, 'A name is one line of plain text, 100 characters at most')

const code = z.string('Code is a text').max(LIMIT, 'This code is too long')

/** `POST /api/auth/sign-in/email`. Only accounts with a second factor need the code. */
export const credentials = z.strictObject({ email, password: passwordText, code: code.optional() })

/** `POST /api/auth/claim`: the token of the one-time set-up link, and address, password and name of the first owner. */
export const siteClaim = z.strictObject({
  token: z.string('The link is not complete').max(LIMIT, 'The link is not complete'),
  email,
  password: passwordText,
  name: name.optional(),
})

const role = z.enum(ROLES, `A role is one of ${ROLES.join(', ')}`)

export const invitation = z.strictObject({ email, role: role.default('author') })

export const roleChange = z.strictObject({ role })

/** `POST /api/auth/accept-invitation`: the token of the link, and password and name of the new administrator. */
export const acceptance = z.strictObject({
  token: siteClaim.shape.token,
  password: passwordText,
  name: name.optional(),
})

export const forgottenPassword = z.strictObject({ email })

export const passwordReset = z.strictObject({ token: siteClaim.shape.token, password: passwordText })

/** Empty for the language of the browser. */
const language = z.enum(['', ...LANGUAGE_TAGS], `Language is empty, or one of ${LANGUAGE_TAGS.join(', ')}`)

/** `PATCH /api/account`. With `renamePosts` the posts of the account that name the former author name the new one. */
export const accountChange = z
  .strictObject({
    name: name.optional(),
    renamePosts: z.boolean().default(false),
    language: language.optional(),
  })
  .refine((change) => change.name !== undefined || !change.renamePosts, {
    path: ['name'],
    message: 'Posts are renamed together with the account only',
  })
  .refine(({ name, renamePosts, language }) => renamePosts || (name ?? language) !== undefined, {
    path: ['name'],
    message: 'Give a name or a language',
  })

export const addressChange = z.strictObject({ email, password: passwordText })

export const addressConfirmation = z.strictObject({ token: siteClaim.shape.token })

/** `POST /api/auth/change-password`. The account's API tokens and open invitations end with its old password unless they are to be kept. */
export const passwordChange = z.strictObject({
  current: passwordText,
  next: passwordText,
  keepTokens: z.boolean().default(false),
  keepInvitations: z.boolean().default(false),
})

/** `POST /api/auth/confirm-password`. Only accounts with a second factor need the code. */
export const passwordConfirmation = z.strictObject({ password: passwordText, code: code.optional() })

export const secondFactorConfirmation = z.strictObject({ code })
