import fc from 'fast-check'
import { expect, it } from 'vitest'
import { en } from './locales/en/catalogue.ts'
import { ENGLISH } from './locales/english.ts'
import * as messages from './messages.ts'
import { TITLE_MAX_LENGTH } from './posts/post.ts'

it('holds every text of the specification, letter for letter, and no other', () => {
  const texts = Object.entries(messages).map(([name, message]) => [
    name,
    typeof message === 'string' ? message : message('{value}'),
  ])
  const { loginFailed, welcomeBack } = en.signIn
  const { created, updated, deleted } = en.saving
  const ofAdminArea = { loginFailed, welcomeBack, created, updated, deleted }
  expect({ ...Object.fromEntries(texts), ...ofAdminArea }).toEqual({
    // Validation rules
    captchaIncomplete: 'Please complete reCAPTCHA',
    emailInvalid: 'Please enter a valid email',
    titleTooLong: 'Title must be 60 or fewer characters',
    // Error catalogue
    loginFailed: 'Failed To Log in',
    logoutFailed: 'Failed to Log Out! Contact your Site Administator',
    subscribeFailed: 'Failed to subscribe. Please email us at {value}',
    operationFailed: 'Operation Failed!',
    operationSuccess: 'Operation Success!',
    // Business constants and limits
    welcomeBack: 'Welcome Back, {email}',
    loggedOut: 'Logged out Successfully',
    created: 'Successfully Created Blog - {title}',
    updated: 'Successfully Updated Blog - {title}',
    deleted: 'Successfully Deleted Blog',
    subscribed: 'Subscribed Successfully. Check your email',
  })
})

it('says them in the admin area as well', () => {
  const { loggedOut, logoutFailed, operationSuccess, operationFailed } = en.frame
  expect(messages).toMatchObject({ loggedOut, logoutFailed, operationSuccess, operationFailed })
})

it('names the limit that holds', () => {
  expect(messages.titleTooLong).toContain(` ${TITLE_MAX_LENGTH} `)
})

it('quotes what it is given, whatever that is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(ENGLISH.t('saving.created', { title: text })).toBe('Successfully Created Blog - '.concat(text))
      expect(ENGLISH.t('signIn.welcomeBack', { email: text })).toBe('Welcome Back, '.concat(text))
    }),
  )
})
