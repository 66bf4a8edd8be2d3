/** What scripts of reading pages say: each browser loads them with the script that needs them. */
export const scripts = {
  copied: 'Copied',
  copyFailed: 'Copying failed',
  copyQuote: 'Copy quote',
  quote: '“{quote}” — {source}',
  suggestions: 'Suggestions',
  film: 'Film',
  director: 'Director',
  author: 'Author',
  close: 'Close',
  notifications: 'Notifications',
} as const
