/** Forms of one letter that writers of Arabic and Persian exchange, and that Unicode does not decompose. */
const FORMS: Readonly<Record<string, string>> = { ى: 'ي', ی: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه', ک: 'ك', ٱ: 'ا' }
const FORM = /[ىیئؤةکٱ]/g
/** Stretches a word, and is no letter of it. */
const TATWEEL = /\u0640/g

const DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Replaces the forms of a letter by one, and digits by those of ASCII, as they are compared. */
export function withArabicLetters(text: string): string {
  return text
    .replace(TATWEEL, '')
    .replace(FORM, (letter) => FORMS[letter]!)
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
}
