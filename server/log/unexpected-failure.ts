/** Shown to administrators in place of an error that only the log describes. */
export const UNEXPECTED_FAILURE = 'Something went wrong that the log of the server describes.'
