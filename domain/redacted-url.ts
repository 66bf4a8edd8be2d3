/** Any letter of the name may be escaped. */
const TOKEN = /([?&](?:t|%74|%54)(?:o|%6f|%4f)(?:k|%6b|%4b)(?:e|%65|%45)(?:n|%6e|%4e)=)[^&#]*/gi

/** An address as logs may keep it: without the tokens of links in mails, which let their bearer act for the recipient. */
export function redactedUrl(address: string | undefined): string | undefined {
  return address?.replace(TOKEN, '$1…')
}
