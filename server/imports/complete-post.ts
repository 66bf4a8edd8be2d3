import { checked } from '#domain/field-errors.ts'
import { draftCreation, pageDraftCreation, publishable } from '#domain/posts/draft-writing.ts'
import { TITLE_MAX_LENGTH } from '#domain/posts/post.ts'
import { characterCount } from '#domain/text/character-count.ts'
import { isCivilDate } from '#domain/text/civil-date.ts'
import { today } from '#domain/text/civil-time.ts'
import { plainText } from '#domain/text/marked-plain-text.ts'
import type { ImportedPost } from './imported-post.ts'

const CAPTION_LENGTH = 280
const CATEGORY = 'General'

export interface Defaults {
  readonly imageSource: string
  readonly timeZone: string
  /** The account of new posts whose author has none here; null for none. */
  readonly accountId: string | null
}

type Completed =
  | { readonly ok: true; readonly post: ImportedPost; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problem: string }

/** Captions, and a missing title, come from the first words. A post that has none, or a scheduled one that stays incomplete, becomes a draft. */
export function completePost(
  post: ImportedPost,
  content: ImportedPost['content'],
  defaults: Defaults,
  now: Date,
): Completed {
  const notes: string[] = []
  const isDraft = post.status === 'draft'
  const title = content.title.trim() || (isDraft ? '' : cutTo(TITLE_MAX_LENGTH, excerptOf(content)))
  const captions = captionsOf(post, content)
  const filled = {
    ...content,
    ...captions,
    title,
    ...(!isDraft && content.kind !== 'page' && !isCivilDate(content.date) && { date: today(defaults.timeZone, now) }),
  }
  if (!content.tagline.trim() && !content.description.trim() && captions.tagline)
    notes.push('the captions are the first words of the text')
  if (filled.date !== content.date) notes.push('without a date: that of the import is taken')
  const isUnnamed = title === '' && !isDraft
  if (isUnnamed && content.articleImage === '' && content.sections.length === 0)
    return { ok: false, problem: 'It has no title and no text.' }
  if (title === '') notes.push(isUnnamed ? 'without a title and a text, so it is a draft' : 'without a title')
  else if (content.title.trim() === '') notes.push('without a title: its first words are the title')
  if (characterCount(filled.title) > TITLE_MAX_LENGTH)
    notes.push(
      `the title has more than ${TITLE_MAX_LENGTH} characters: it stays, and is to be shortened with the next change`,
    )
  const { comments: _, path: __, ...written } = filled
  const schema = content.kind === 'page' ? pageDraftCreation : draftCreation
  const result = checked(schema, { ...written, status: 'draft' })
  if (!result.ok) return { ok: false, problem: `${Object.values(result.errors).join('. ')}.` }
  const whole = { ...post, ...(isUnnamed && { status: 'draft' as const, publishAt: null }), content: filled }
  if (whole.status !== 'scheduled') return { ok: true, post: whole, notes }
  return { ok: true, ...scheduled(whole, defaults, notes) }
}

function captionsOf(
  { status, source }: ImportedPost,
  content: ImportedPost['content'],
): Pick<ImportedPost['content'], 'tagline' | 'description'> {
  const { kind, tagline, description } = content
  // A post exported by Den is unchanged, even if it lacks fields that the form requires today. A page needs no captions.
  if (source === 'den' || kind === 'page') return { tagline, description }
  const [short, long] = [tagline.trim(), description.trim()]
  if (status === 'draft') return { tagline: short, description: long }
  const opening = excerptOf(content)
  return { tagline: short || long || opening, description: long || short || opening }
}

/** Checks that a scheduled post is complete, since it is published without a further check. */
function scheduled(post: ImportedPost, { imageSource }: Defaults, notes: readonly string[]) {
  const { content } = post
  const complete = {
    ...content,
    ...(content.kind !== 'page' && {
      tag: content.tag.trim() || CATEGORY,
      articleImgSrc: content.articleImgSrc.trim() || imageSource,
    }),
    sections: content.sections.map((section) => ({
      ...section,
      sectionTitle: section.sectionTitle.trim() || content.title,
    })),
  }
  const ready = publishable({ ...complete, announces: false })
  if (ready.ok) return { post: { ...post, content: complete }, notes }
  const reasons = Object.values(ready.errors).join('. ')
  return {
    post: { ...post, status: 'draft' as const, publishAt: null },
    notes: [...notes, `scheduled there for ${post.publishAt}; a draft here, since it is incomplete: ${reasons}`],
  }
}

/** Characters of a section that are looked through for its first words. */
const LOOKED_THROUGH = 5_000
/** A paragraph has so many characters for readers. Lists, quotes and headings read badly as one line. */
const PROSE_MIN = 40
const NO_PROSE = /^(?:- |\d+\. |#|>)/

function excerptOf({ sections }: ImportedPost['content']): string {
  const open = sections.filter(({ sectionText, sectionSpoilers }) => sectionText.trim() !== '' && !sectionSpoilers)
  const [first = [], ...others] = open.slice(0, 5).map(({ sectionText }) => blocksOf(sectionText))
  const words = [...first, ...others.flat()].find(isProse) ?? first.join('\n\n')
  return cutTo(CAPTION_LENGTH, lineOf(words.replace(/^(?:(?:- |\d+\. |## |> ?))+/gm, '')))
}

function isProse(block: string): boolean {
  return block.length >= PROSE_MIN && !NO_PROSE.test(block) && lineOf(block).length >= PROSE_MIN
}

function lineOf(text: string): string {
  return plainText(text, { spoilers: 'drop' }).replace(/\s+/g, ' ').trim()
}

/** Paragraphs and the like. Cards of films, pictures, code and footnotes are no words. */
function blocksOf(text: string): string[] {
  return text
    .replace(/\|\|[\s\S]*?(?:\|\||$)/g, '…')
    .slice(0, LOOKED_THROUGH)
    .replace(/^```[\s\S]*?(?:^```$|$(?![\s\S]))/gm, '')
    .replace(/^(?:https?:\/\/\S+|!\[[^\n]*\]\([^\n]*\)|\[\^\d{1,9}\]: .*)$/gm, '')
    .replace(/\[\^\d{1,9}\]/g, '')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
}

/** The first words of a text. @param length in UTF-16 units */
function cutTo(length: number, text: string): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`.toWellFormed()
}
