/** Traces of a text that is not Windows-1252: controls, rare signs, three accented letters in a row, signs or capitals within a word. */
const NOT_WESTERN = [
  /[\u0080-\u009fƒ†‡ˆ‰˜]/u,
  /[À-ÖØ-öø-ÿŠšŒœŽžŸ]{3}/u,
  /\p{L}[¡-¦¨©«-®°-´¶¸¹»-¿×÷]\p{L}/u,
  /[a-z][À-ÖØ-ÞŠŒŽŸ]/u,
  /\p{L}[À-ÖØ-ÞŠŒŽŸ][a-z]/u,
]

/**
 * The text of a list, whose encoding no CSV file names: UTF-8, UTF-16 with a byte order mark, or Windows-1252, in which Excel saves
 * in the West. Null for any other.
 */
export function textOfList(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    return NOT_WESTERN.some((trace) => trace.test(text)) ? null : text
  }
}
