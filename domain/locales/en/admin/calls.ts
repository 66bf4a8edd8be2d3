/** What is said of a call that was not carried out, where the server says nothing of it. */
export const calls = {
  notConfirmed: 'Your password was not confirmed, so nothing was done. What you typed is still here.',
  noAnswer: 'The server did not answer. Check your connection and try again; nothing is lost.',
  lateAnswer: 'The server took too long to answer. It may still do what you asked. Try again; nothing is lost.',
  // `{status}` is a number of three digits, such as 502.
  otherAnswer: 'The server answered with {status}.',
} as const
