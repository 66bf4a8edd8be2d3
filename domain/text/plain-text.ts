/** The longest name or source, in bytes of UTF-8. */
export const LINE_MAX = 1_000

/** Whether a text has no visible character: spaces and format characters, such as U+200B, have none. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(text)
}
