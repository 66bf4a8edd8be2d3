/** Day and minute in the time zone of the browser, so only for what is rendered there. */
export function formatLocalInstant(instant: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant))
}
