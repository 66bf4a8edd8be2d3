/** The part of a subscriber that an unsubscribe link signs. */
export interface UnsubscribeSubject {
  readonly id: string
  readonly unsubscribeVersion: number
}

/** Links in announcements. */
export interface MailLinks {
  /**
   * Writes absolute addresses to unsubscribe: a page with one button, where a POST of `List-Unsubscribe=One-Click` does the
   * same at once.
   */
  unsubscribing(): Promise<(subject: UnsubscribeSubject) => string>
}
