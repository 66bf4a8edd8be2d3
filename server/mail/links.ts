/** What of a subscriber the link to unsubscribe is made of. */
export interface Leaver {
  readonly id: string
  readonly unsubscribeVersion: number
}

/** Addresses that announcements lead to. */
export interface MailLinks {
  /**
   * Writes absolute addresses to unsubscribe: a page with one button, where a POST of `List-Unsubscribe=One-Click` does the
   * same at once.
   */
  unsubscribing(): Promise<(leaver: Leaver) => string>
}
