/**
 * Verbatim from the specification, with misspellings; those of the admin area alone are in `locales/en/admin/`, `sign-in.ts` and
 * `saving.ts`. Single exports keep them out of pages' script.
 */
export const operationSuccess = 'Operation Success!'
export const operationFailed = 'Operation Failed!'

export const loggedOut = 'Logged out Successfully'
export const logoutFailed = 'Failed to Log Out! Contact your Site Administator'

export const titleTooLong = 'Title must be 60 or fewer characters'

export const subscribed = 'Subscribed Successfully. Check your email'
export const subscribeFailed = (email: string) => `Failed to subscribe. Please email us at ${email}`
export const captchaIncomplete = 'Please complete reCAPTCHA'
export const emailInvalid = 'Please enter a valid email'
