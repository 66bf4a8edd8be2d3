import type { Locale } from '#domain/locales/locale.ts'
import { type TypedPicture, typedPictures, withPlainBreaks } from '#domain/text/marked-blocks.ts'
import type { PictureWords } from '../../../picture/unsent-pictures.ts'
import type { Edit, Selected } from '../commands.ts'
import { ownParagraph } from './own-paragraph.ts'

const NO_WORDS: PictureWords = { description: '', caption: '', source: '' }

/**
 * Inserts a picture as a paragraph of its own, with caption and source as a paragraph below it. The caret follows them.
 * @param t of the language of the blog, whose readers see the words
 * @param words null for a picture of which nothing was asked: the caret is where its description is typed
 */
export function pictureEdit(t: Locale['t'], selected: Selected, address: string, words: PictureWords | null): Edit {
  const { description, caption, source } = words ?? NO_WORDS
  const mark = pictureMark(address, description)
  const below = [slanted(caption), source.trim() && slanted(t('article.source', { source }))].filter(Boolean).join('\n')
  const made = ownParagraph(selected, below ? `${mark}\n\n${below}` : mark)
  const inside = made.from + made.insert.indexOf(mark) + 2
  return words ? made : { ...made, start: inside, end: inside }
}

/** @returns null where the text has changed, and the picture is no longer in it */
export function descriptionEdit(text: string, picture: TypedPicture, description: string): Edit | null {
  const from = placeOf(text, picture)
  if (from < 0) return null
  const insert = pictureMark(picture.address, description)
  return { from, to: from + picture.typed.length, insert, start: from + insert.length, end: from + insert.length }
}

/** Removes the picture with its line, and one of the empty lines around it. */
export function removalEdit(text: string, picture: TypedPicture): Edit | null {
  const from = placeOf(text, picture)
  if (from < 0) return null
  const end = from + picture.typed.length
  const after = /^\n{0,2}/.exec(text.slice(end))![0].length
  const before = after === 0 ? /\n{0,2}$/.exec(text.slice(0, from))![0].length : 0
  return { from: from - before, to: end + after, insert: '', start: from - before, end: from - before }
}

/** The pictures of a text, as a list that follows the text. */
export function picturesOf(text: string): TypedPicture[] {
  return typedPictures(withPlainBreaks(text))
}

/** The picture may have moved by some lines since the list was made. */
function placeOf(text: string, { typed, line }: TypedPicture): number {
  let from = 0
  for (let count = 0; count < line && from >= 0; count++) from = text.indexOf('\n', from) + 1 || -1
  return from >= 0 && text.startsWith(typed, from) ? from : text.indexOf(typed)
}

function pictureMark(address: string, description: string): string {
  const words = oneLine(description).replaceAll('[', '(').replaceAll(']', ')')
  return `![${words}](${address})`
}

/** In emphasis, unless that would end at a mark within. */
function slanted(text: string): string {
  const line = oneLine(text)
  return line === '' || /[*\\]/.test(line) ? line : `*${line}*`
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
