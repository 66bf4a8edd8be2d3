const STORED = 'den-author:'

/**
 * The author of the last post that was created in this browser; empty without one.
 * @param email of the administrator
 */
export function lastAuthor(email: string): string {
  try {
    return localStorage.getItem(STORED + email) ?? ''
  } catch {
    return ''
  }
}

export function rememberAuthor(email: string, author: string): void {
  try {
    localStorage.setItem(STORED + email, author)
  } catch {
    // Without storage the field is empty for the next post.
  }
}
