/** Links in announcements. */
export interface MailLinks {
  /**
   * Writes absolute addresses to unsubscribe: a page with one button, where a POST of `List-Unsubscribe=One-Click` does the
   * same at once.
   */
  unsubscribing(): Promise<(subscriberId: string) => string>
}
