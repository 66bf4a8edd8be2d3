/** A sentence by the plural category of its `{count}`, as `Intl.PluralRules` names them. */
type PluralMessage = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>
/** `{name}` stands for a value, `<name>words</name>` for words that the caller wraps into an element. */
export type Message = string | PluralMessage
export type Messages = Readonly<Record<string, Message>>

type TextOf<M> = M extends string ? M : M[keyof M]
type BracedIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | BracedIn<Rest> : never
type TaggedIn<Text> = Text extends `${string}</${infer Name}>${infer Rest}` ? Name | TaggedIn<Rest> : never

/** The names in braces of a message; `count` of one with plural forms is the number that selects the form. */
export type ValuesOf<M> = {
  readonly [Name in BracedIn<TextOf<M>> | (M extends string ? never : 'count')]: Name extends 'count'
    ? number
    : string | number
}
export type TagsOf<M> = TaggedIn<TextOf<M>>

/** What another language has for the messages of English: the same keys, plural forms where English has them. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : PluralMessage
}

/** The text of a message with its values. A name without a value stays as it is written. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole))
}

/** A part of a message: words, a name in braces (`words` is null), or tagged words. Tags are not nested. */
export type Piece = string | { readonly name: string; readonly words: string | null }

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { index, 0: whole, 1: braced, 2: tag, 3: words } of text.matchAll(/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/g)) {
    if (index > at) pieces.push(text.slice(at, index))
    pieces.push(braced === undefined ? { name: tag!, words: words! } : { name: braced, words: null })
    at = index + whole.length
  }
  if (at < text.length) pieces.push(text.slice(at))
  return pieces
}
