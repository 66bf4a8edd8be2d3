/** A label in the form in which terms are compared and stored: NFC, with single spaces. */
export function normalizedLabel(label: string): string {
  return label.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** A label that is typed or sent, without characters that no line shows. */
export function typedLabel(label: string): string {
  return normalizedLabel(label.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
}
