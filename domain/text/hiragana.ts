const KATAKANA = /[\u30a1-\u30f6]/g
const DISTANCE = 0x60

/** Replaces katakana by hiragana, which write the same syllables. */
export function withHiragana(text: string): string {
  return text.replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - DISTANCE))
}
