/** A service's words with a secret taken out of them, however it is written there. */
export function withoutSecret(text: string, secret: string): string {
  const inQuery = new URLSearchParams({ secret }).toString().slice('secret='.length)
  const inJson = JSON.stringify(secret).slice(1, -1)
  const written = [secret, inQuery, encodeURIComponent(secret), inJson].flatMap((words) => [words, inHtml(words)])
  const spellings = new Set(written.flatMap((words) => [words, words.replace(/%[\dA-F]{2}/g, lowercase)]))
  return [...spellings].reduce((left, words) => left.replaceAll(words, '…'), text)
}

function lowercase(text: string): string {
  return text.toLowerCase()
}

function inHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
