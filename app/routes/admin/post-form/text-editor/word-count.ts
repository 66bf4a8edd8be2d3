/** The words of a marked text. Of languages that part no words by spaces, each Han and Kana character counts. */
export function wordCount(text: string): number {
  return text.replace(ADDRESS, '').match(WORD)?.length ?? 0
}

const ADDRESS = /\]\([^)\s\]]*\)|https?:\/\/\S+/g
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{L}\p{N}](?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{M}\p{N}]|['’.,-](?=[\p{L}\p{N}]))*/gu
