import { ImportError } from '../imported-post.ts'

export class TextBudget {
  readonly #maxCharacters: number
  readonly #maxTexts: number
  readonly #refusal: string
  #characters = 0
  #texts = 0

  constructor({ characters, texts }: { readonly characters: number; readonly texts: number }, refusal: string) {
    this.#maxCharacters = characters
    this.#maxTexts = texts
    this.#refusal = refusal
  }

  /** Returns a copy, since V8 keeps the whole text from which a part was cut. @throws {ImportError} beyond the budget */
  keep(text: string): string {
    this.#characters += text.length
    if (++this.#texts > this.#maxTexts || this.#characters > this.#maxCharacters) throw new ImportError(this.#refusal)
    return Buffer.from(text).toString()
  }
}
