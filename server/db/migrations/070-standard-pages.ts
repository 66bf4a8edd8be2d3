import { type Kysely, sql } from 'kysely'

/**
 * Greetings and the legal pages were settings. What owners wrote becomes pages of theirs; what the settings were before stays among the
 * revisions of settings.
 */
const PAGES = [
  ['greetings', '/greetings'],
  ['terms', '/terms'],
  ['privacy', '/privacy'],
  ['cookiePolicy', '/cookiepolicy'],
] as const
/** The words of the subscribe box were part of the greetings. */
const BOX = { subscribeHeading: 'box-heading', subscribeText: 'box-text' } as const
/** The greetings that took the place of the demo's, which no owner wrote. */
const AFTER_DEMO = '{blogName} is a blog about horror films. Here you find reviews, lists and musings.'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

interface StoredPage {
  readonly title?: unknown
  readonly intro?: unknown
  readonly signature?: unknown
  readonly parts?: unknown
  readonly subscribeHeading?: unknown
  readonly subscribeText?: unknown
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const now = new Date().toISOString()
  const names = PAGES.map(([name]) => name)
  const { rows } = await sql<{ key: string; value: string }>`select key, value from settings`.execute(db)
  const settings = new Map(rows.map(({ key, value }) => [key, parsed(value)]))
  const words: Record<string, string> = {}
  for (const [name, path] of PAGES) {
    const page = settings.get(name) as StoredPage | undefined
    if (!page || textIn(page.intro) === AFTER_DEMO) continue
    for (const [key, word] of Object.entries(BOX)) {
      const text = textIn(page[key as keyof typeof BOX])
      if (text) words[word] = text
    }
    await sql`
      insert into posts (id, kind, status, title, date, path, created_seq, featured, tag, tagline, description, author, article_image,
        article_img_src, article_image_alt, views, revision, created_at, updated_at, sections, comments)
      values (${newId()}, 'page', 'published', ${textIn(page.title)}, ${now.slice(0, 10)}, ${path}, ${await nextSequence(db)}, 0, '',
        ${textIn(page.signature)}, '', '', '', '', '', 0, 1, ${now}, ${now}, ${JSON.stringify(sectionsOf(page))}, '[]')`.execute(
      db,
    )
  }
  if (Object.keys(words).length > 0) {
    const value = JSON.stringify({ ...words, ...(settings.get('words') as object | undefined) })
    await sql`delete from settings where key = 'words'`.execute(db)
    await sql`insert into settings (key, value, updated_at) values ('words', ${value}, ${now})`.execute(db)
  }
  await sql`delete from settings where key in (${sql.join(names)})`.execute(db)
}

/** The content version is the sequence of publications. */
async function nextSequence(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    update counters set value = value + 1 where name = 'content' returning value`.execute(db)
  return Number(rows[0]!.value)
}

function sectionsOf({ intro, parts }: StoredPage): object[] {
  const texts = [{ heading: '', text: intro }, ...(Array.isArray(parts) ? parts : [])]
  const written = texts.map(({ heading, text }) => ({ sectionTitle: textIn(heading), sectionText: textIn(text) }))
  return written
    .filter(({ sectionTitle, sectionText }) => sectionTitle || sectionText)
    .map((section) => ({
      ...section,
      sectionImage: '',
      sectionImgSrc: '',
      sectionImageAlt: '',
    }))
}

function newId(): string {
  return `p_${Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => LETTERS[byte & 31]).join('')}`
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function parsed(json: unknown): unknown {
  return typeof json === 'string' ? JSON.parse(json) : json
}
