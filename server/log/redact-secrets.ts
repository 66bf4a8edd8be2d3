const HIDDEN = '•••'

/** Removes secrets from the message of a service, which may quote the request: plain, and as URLs, JSON and HTML encode them. */
export function redactSecrets(text: string, secrets: readonly string[]): string {
  // The longest first, as one may begin with another.
  const spellings = [...new Set(secrets.flatMap(spellingsOf))].toSorted((one, other) => other.length - one.length)
  return spellings.reduce((rest, spelling) => rest.replaceAll(spelling, HIDDEN), text)
}

function spellingsOf(secret: string): string[] {
  const inQuery = new URLSearchParams({ secret }).toString().slice('secret='.length)
  const inJson = JSON.stringify(secret).slice(1, -1)
  const written = [secret, inQuery, encodeURIComponent(secret), inJson].flatMap((words) => [words, inHtml(words)])
  return written.flatMap((words) => [words, words.replace(/%[\dA-F]{2}/g, lowercase)]).filter(Boolean)
}

function lowercase(text: string): string {
  return text.toLowerCase()
}

function inHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
