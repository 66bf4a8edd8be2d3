import { cardAddress } from '#domain/pictures/picture.ts'
import { postHref } from '#domain/posts/path.ts'
import { warningList } from '#domain/posts/warnings/content-warnings.ts'
import { type Block as MarkedBlock, parseMarkedTexts } from '#domain/text/marked-text.ts'
import type { AnnouncedPost, AnnouncedSection } from './announced-post.ts'
import { blockHtml } from './html.ts'
import type { Block, MessageContent, SiteContact } from './message-content.ts'
import { saying } from './templates.ts'

/** Bytes of HTML for the text of a post. Gmail shows the first 102 kB of a mail, of which the rest of the mail takes less than ten. */
const TEXT_MAX_BYTES = 88_000
/** Characters of a post that are read for it. */
const READ_MAX = 100_000

type Post = Omit<AnnouncedPost, 'id'>

export function announcementMessage(site: SiteContact, post: Post, unsubscribe: string): MessageContent {
  const { siteUrl, locale } = site
  const { t } = locale
  const { title, tagline, description, path, articleImage, articleImageAlt, cover, contentWarnings = [] } = post
  const { authors = [], film = '', score = null, sections, announcement } = post
  const caption = tagline.trim() || description.trim()
  const author = locale.list(authors)
  const say = saying(site, { title, caption, author })
  const href = siteUrl + postHref(path)
  const hasPicture = articleImage.startsWith('/media/')
  const card = hasPicture ? cardAddress(articleImage) : cover
  const alt = (hasPicture && articleImageAlt.trim()) || title
  const picture: Block[] = card ? [{ kind: 'picture', src: siteUrl + card, alt, href }] : []
  const warnings: Block[] =
    contentWarnings.length > 0
      ? [{ kind: 'quiet', text: t('warnings.list', { warnings: warningList(locale, contentWarnings) }) }]
      : []
  const lines = [film, author && say('post-author')].filter(Boolean)
  const facts: Block[] = lines.length > 0 || score !== null ? [{ kind: 'facts', score, lines }] : []
  const text = sections && textOf(sections, { site, href, spoilers: say('post-spoilers') })
  return {
    subject: announcement?.subject || say('post-subject'),
    preview: announcement?.preheader || say('post-preview'),
    blocks: [
      ...picture,
      { kind: 'heading', text: title, href },
      ...facts,
      ...warnings,
      { kind: 'lead', text: tagline },
      ...(text?.blocks ?? [{ kind: 'text' as const, text: description }]),
      { kind: 'button', label: say(text?.isCut ? 'post-rest' : 'post-button'), href },
    ],
    reason: say('post-reason'),
    unsubscribe,
  }
}

export function testAnnouncementMessage(site: SiteContact, post: Post): MessageContent {
  const { unsubscribe: _, ...content } = announcementMessage(site, post, '')
  return {
    ...content,
    subject: `Test: ${content.subject}`,
    reason: `An administrator of ${site.siteUrl} sent this mail to see what subscribers will get. The post is not published yet, so its link does not work yet.`,
  }
}

interface TextOptions {
  readonly site: SiteContact
  /** Address of the post. */
  readonly href: string
  /** What stands in place of a section with spoilers. */
  readonly spoilers: string
}

/** The text of a post as far as it fits into a mail. */
function textOf(sections: readonly AnnouncedSection[], options: TextOptions): { blocks: Block[]; isCut: boolean } {
  const blocks: Block[] = []
  let left = TEXT_MAX_BYTES
  for (const block of textBlocks(sections, options)) {
    left -= block === CUT ? left + 1 : Buffer.byteLength(blockHtml(block, options.site)) + 1
    if (left < 0) {
      // A heading needs something below it.
      while (blocks.at(-1)?.kind === 'section') blocks.pop()
      return { blocks, isCut: true }
    }
    if (block !== CUT) blocks.push(block)
  }
  return { blocks, isCut: false }
}

const CUT = Symbol('the rest is not shown')

function* textBlocks(
  sections: readonly AnnouncedSection[],
  { site: { siteUrl }, href, spoilers }: TextOptions,
): Generator<Block | typeof CUT> {
  const texts = parsed(sections)
  for (const [index, { sectionTitle, sectionImage, sectionImageAlt, sectionSpoilers }] of sections.entries()) {
    if (sectionTitle.trim()) yield { kind: 'section', text: sectionTitle }
    if (sectionSpoilers) {
      yield { kind: 'instead', text: spoilers, href }
      continue
    }
    if (sectionImage.startsWith('/media/'))
      yield pictureOf(siteUrl, sectionImage, sectionImageAlt.trim() || sectionTitle, href)
    const blocks = texts[index]
    if (!blocks) return yield CUT
    for (const block of blocks) {
      if (block.kind === 'verbatim') return yield CUT
      if (block.kind === 'picture') yield pictureOf(siteUrl, block.address, block.alt, href)
      else yield { kind: 'marked', block, href }
    }
  }
}

/** Mail programs on Windows show JPEG and PNG alone. */
function pictureOf(siteUrl: string, address: string, alt: string, href: string): Block {
  const shown = /\.(jpg|png)$/.test(address) ? address : cardAddress(address)
  return { kind: 'picture', src: siteUrl + shown, alt, href }
}

/** By the sections of an announced post, since the mails of one announcement come one after another. */
const PARSED = new WeakMap<readonly AnnouncedSection[], MarkedBlock[][]>()

/** The texts of the first sections; those beyond {@link READ_MAX} are missing, and one that crosses it ends as verbatim. */
function parsed(sections: readonly AnnouncedSection[]): MarkedBlock[][] {
  const known = PARSED.get(sections)
  if (known) return known
  const read: string[] = []
  let left = READ_MAX
  let isCut = false
  for (const { sectionText } of sections) {
    if (left <= 0) break
    read.push(sectionText.slice(0, left))
    isCut = sectionText.length > left
    left -= sectionText.length
  }
  const blocks = parseMarkedTexts(read)
  if (isCut) blocks.at(-1)!.splice(-1, 1, { kind: 'verbatim', text: '' })
  PARSED.set(sections, blocks)
  return blocks
}
