/** The subscribe form, which loads all of these. */
export const subscribe = {
  subscribed: 'Subscribed Successfully. Check your email',
  failed: 'Failed to subscribe. Please email us at {contact}',
  captchaIncomplete: 'Please complete reCAPTCHA',
  emailInvalid: 'Please enter a valid email',
  email: 'Email',
  emailExample: 'you@example.com',
  button: 'Subscribe',
  moment: 'One moment…',
  rest: 'Back in a moment…',
  useAgain: 'Use {email} again',
  // What is left to do after the first press.
  stepWait: 'So that no machine subscribes in your name: wait for the tick here, then press Subscribe once more.',
  stepTick: 'So that no machine subscribes in your name: tick the box here, then press Subscribe once more.',
  stepSolve: 'So that no machine subscribes in your name: solve the captcha here, then press Subscribe once more.',
  stepWaitAgain:
    'So that no machine subscribes in your name: wait for the tick here, put your address in again, then press Subscribe once more.',
  stepTickAgain:
    'So that no machine subscribes in your name: tick the box here, put your address in again, then press Subscribe once more.',
  stepSolveAgain:
    'So that no machine subscribes in your name: solve the captcha here, put your address in again, then press Subscribe once more.',
  robot: 'I’m not a robot',
  working: 'Working it out…',
  solved: 'Not a robot',
  robotAgain: 'That took a while. Once more, please: I’m not a robot',
  robotFailed: 'That did not work. Try again: I’m not a robot',
  captcha: 'Captcha',
  captchaAgain: 'That took a while. Once more, please.',
  captchaLate: 'That took a while.',
  captchaFailed: 'The captcha could not be loaded.',
  retry: 'Try again',
  without: 'Subscribe without it',
} as const
