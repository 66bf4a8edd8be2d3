/** The archive cannot be used; the message says why, in words. */
export class UnusableArchiveError extends Error {
  override readonly name = 'UnusableArchiveError'
}

export function damaged(what: string): UnusableArchiveError {
  return new UnusableArchiveError(`This backup is damaged or was changed: ${what}.`)
}
