/** The toasts and error texts of the specification (see the glossary), letter for letter, misspellings included. */
export const messages = {
  operationSuccess: 'Operation Success!',
  operationFailed: 'Operation Failed!',

  welcomeBack: (email: string) => `Welcome Back, ${email}`,
  loginFailed: 'Failed To Log in',
  loggedOut: 'Logged out Successfully',
  logoutFailed: 'Failed to Log Out! Contact your Site Administator',

  postCreated: (title: string) => `Successfully Created Blog - ${title}`,
  postUpdated: (title: string) => `Successfully Updated Blog - ${title}`,
  postDeleted: 'Successfully Deleted Blog',
  titleTooLong: 'Title must be 60 or fewer characters',

  subscribed: 'Subscribed Successfully. Check your email',
  subscribeFailed: (email: string) => `Failed to subscribe. Please email us at ${email}`,
  captchaIncomplete: 'Please complete reCAPTCHA',
  emailInvalid: 'Please enter a valid email',
} as const
