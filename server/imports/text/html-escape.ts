/** A text as it is written within HTML, also within an attribute. */
export function escapedHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
