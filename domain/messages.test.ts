import fc from 'fast-check'
import { expect, it } from 'vitest'
import { messages } from './messages.ts'
import { TITLE_MAX_LENGTH } from './posts/post.ts'

const specified = [
  // Validation rules
  'Please complete reCAPTCHA',
  'Please enter a valid email',
  'Title must be 60 or fewer characters',
  // Error catalogue
  'Failed To Log in',
  'Failed to Log Out! Contact your Site Administator',
  'Failed to subscribe. Please email us at {email}',
  'Operation Failed!',
  'Operation Success!',
  // Business constants and limits
  'Welcome Back, {email}',
  'Logged out Successfully',
  'Successfully Created Blog - {title}',
  'Successfully Updated Blog - {title}',
  'Successfully Deleted Blog',
  'Subscribed Successfully. Check your email',
]

it('holds every text of the specification, letter for letter, and no other', () => {
  const texts = Object.values(messages).map((message) => {
    if (typeof message === 'string') return message
    return message(message === messages.postCreated || message === messages.postUpdated ? '{title}' : '{email}')
  })
  expect(texts.toSorted()).toEqual(specified.toSorted())
})

it('says each under its own name', () => {
  expect(messages.loginFailed).toBe('Failed To Log in')
  expect(messages.logoutFailed).toBe('Failed to Log Out! Contact your Site Administator')
  expect(messages.loggedOut).toBe('Logged out Successfully')
  expect(messages.postDeleted).toBe('Successfully Deleted Blog')
  expect(messages.subscribed).toBe('Subscribed Successfully. Check your email')
  expect(messages.captchaIncomplete).toBe('Please complete reCAPTCHA')
  expect(messages.emailInvalid).toBe('Please enter a valid email')
  expect(messages.operationSuccess).toBe('Operation Success!')
  expect(messages.operationFailed).toBe('Operation Failed!')
  expect(messages.welcomeBack('a@b.example')).toBe('Welcome Back, a@b.example')
  expect(messages.subscribeFailed('a@b.example')).toBe('Failed to subscribe. Please email us at a@b.example')
  expect(messages.postCreated('Saw')).toBe('Successfully Created Blog - Saw')
  expect(messages.postUpdated('Saw')).toBe('Successfully Updated Blog - Saw')
})

it('names the limit that holds', () => {
  expect(messages.titleTooLong).toContain(` ${TITLE_MAX_LENGTH} `)
})

it('quotes what it is given, whatever that is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(messages.postCreated(text)).toBe('Successfully Created Blog - '.concat(text))
      expect(messages.welcomeBack(text)).toBe('Welcome Back, '.concat(text))
    }),
  )
})
