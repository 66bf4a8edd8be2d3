import { MARKDOWN_FORMAT } from '#domain/posts/markdown/markdown-post.ts'
import { EMPTY_POST } from '#domain/posts/post-fields.ts'
import type { Series } from '#domain/posts/series/series.ts'
import { isContentWarning } from '#domain/posts/warnings/content-warnings.ts'
import { pageOf } from '../../imported-page.ts'
import type { ImportedPost } from '../../imported-post.ts'
import { markdownToSections, templateToSections } from '../../text/markdown-to-sections.ts'
import { importedAuthors, peopleIn } from '../authors.ts'
import { dayIn, instantIn, isFields, lineIn, linesIn, textIn } from '../fields.ts'
import { filmInFields, filmInTitle } from '../found-film.ts'
import { ratingsOf } from '../found-ratings.ts'
import { importedSeo } from '../imported-seo.ts'
import { storedSeries, tagsBeside, unplacedLabels } from '../labels.ts'
import { identityOf, publicationIn, type ReadContext, scheduleOf } from '../reader.ts'
import { denPost } from './den-markdown.ts'
import { readFrontMatter } from './front-matter.ts'
import { KnownFields } from './known-fields.ts'
import { beside, filledPermalink, IN_POSTS, slugOf, stemOf, usualAddresses } from './markdown-names.ts'
import { markdownSeo } from './markdown-seo.ts'
import type { MarkdownSite } from './markdown-site.ts'

interface MarkdownFile {
  readonly name: string
  /** Its name relative to the root of all files, to which its pictures are relative. */
  readonly place: string
  /** Its whole name, of which the folders tell the program of the site. */
  readonly path: string
  /** The names of all files, as `place`. */
  readonly places: ReadonlySet<string>
  readonly site: MarkdownSite
  /** Whether posts are in `_posts`, so that other files are pages. */
  readonly isJekyll: boolean
  /** Whether it is in a folder of drafts, which may be the only folder. */
  readonly isAmongDrafts: boolean
  /** Whether its name is unique within the site. */
  readonly hasOwnName: boolean
}

/** The post that a file with front matter, or without, is of. */
export function postOf(
  { name, place, path, places, site, isJekyll, isAmongDrafts, hasOwnName }: MarkdownFile,
  text: string,
  { timeZone, now, siteUrl, ...options }: ReadContext,
): ImportedPost {
  const { fields: typed, body } = readFrontMatter(text)
  if (typed.format === MARKDOWN_FORMAT)
    return denPost({ name, fields: typed, body, now, beside: (reference) => beside(reference, place) })
  const known = new KnownFields(typed)
  const stem = stemOf(name)
  const [, dayInName, nameWithoutDay = stem] = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)$/.exec(stem) ?? []
  const toSections = /\.html?$/i.test(path) ? templateToSections : markdownToSections
  const { sections, textPictures, notes: textNotes, passages } = toSections(body)
  /** Where a picture is: beside the file, or within the site. */
  const pictured = (reference: string) => {
    const { base } = site
    const own = base !== '' && reference.startsWith(`${base}/`) ? reference.slice(base.length) : reference
    const found = beside(own, place)
    return found !== own && !places.has(found) && places.has(own) ? `/${own}` : found
  }
  const notes = [...textNotes]

  const isPublished = known.takeYesOrNo('published')
  const dated =
    known.take(
      'publishdate',
      'date',
      'pubdate',
      'published',
      'published_at',
      'created',
      'created_at',
      'watched',
      'watcheddate',
      'watched_date',
    ) ?? dayInName
  const updated = known.take('updated', 'lastmod', 'modified', 'updated_at', 'last_modified_at')
  const draft = known.takeYesOrNo('draft')
  const publish = known.takeYesOrNo('publish')
  const status = lineIn(known.take('status')).toLowerCase()
  const at = publicationIn(known.take('publishat', 'publish_at'), timeZone, now) ?? publicationIn(dated, timeZone, now)
  const isNamedPage = /^page$/i.test(lineIn(typed.layout) || lineIn(typed.type))
  // Lists of tags, error pages and the like, beside pages of text.
  const isBesidePosts = isJekyll && !IN_POSTS.test(path) && !isAmongDrafts && lineIn(dated) === ''
  const isPage = isNamedPage || isBesidePosts
  if (isPage && !isNamedPage) notes.push('without the layout "page", so it is a draft')
  const isDraft =
    (isPage && !isNamedPage) ||
    draft === true ||
    isPublished === false ||
    publish === false ||
    ['draft', 'private'].includes(status) ||
    isAmongDrafts
  const later = scheduleOf(at, now)
  const isScheduled = !isDraft && later.status === 'scheduled'

  const [title, ...sectionsBelow] = titleIn(known, sections)
  const categories = namesIn(known.take('category'), known.take('categories'), isJekyll)
  const tags = namesIn(known.take('tag'), known.take('tags'), isJekyll)
  const [category = tags[0] ?? '', ...others] = categories
  const labels = { category, others: [...others, ...(categories.length > 0 ? tags : tags.slice(1))] }
  const writers = writersIn(known, site)
  notes.push(...writers.notes)
  known.take('slug')
  const slug = slugOf(name, typed)
  const writtenDay = dayIn(dated, timeZone)
  const namedDay = dayInName ? dayIn(dayInName, timeZone) : null
  const date = writtenDay ?? namedDay ?? ''
  if (writtenDay === null && lineIn(dated) !== '')
    notes.push(
      `its date "${lineIn(dated).slice(0, 40)}" is none${namedDay ? `: ${namedDay} in the name of the file is taken` : ''}`,
    )
  const ratings = known.takeTable('ratings', 'scores')
  const warnings = known.take('contentwarnings', 'content_warnings')
  const overall = known.take('rating', 'score', 'stars', 'grade', 'ratings', 'scores')
  const values = { ...ratings, ...(overall !== undefined && { overall }) }
  const found = ratingsOf(values, { sections: sectionsBelow, ...labels }, options, notes)
  const { tag } = found
  const further = tagsBeside(tag, labels, notes)
  const picture = pictureIn(known)
  const description = textIn(known.take('description', 'excerpt', 'summary', 'longcaption')).trim()
  const { rest: unknownSeo, ...searched } = markdownSeo(known)
  if (Object.keys(unknownSeo).length > 0)
    notes.push(`kept beside the post, since Den has no such field: seo.${Object.keys(unknownSeo).join(', seo.')}`)

  const formerPaths = [
    ...linesIn(known.take('aliases', 'redirect_from') ?? []),
    ...linesIn(known.take('permalink', 'url', 'path') ?? []).flatMap((path) => {
      const filled = /^\/.*:[a-z]/.test(path) ? filledPermalink(path, { date, slug, categories }) : path
      if (filled === null) notes.push(`its old address ${path.slice(0, 80)} cannot lead here`)
      return filled ?? []
    }),
    ...usualAddresses(path, { date, slug, categories }, site),
  ].flatMap((address) => (site.base !== '' && address.startsWith('/') ? [address, site.base + address] : [address]))
  const articleImage = pictured(picture.reference)
  const shared = { ...searched, picture: searched.picture && pictured(searched.picture) }
  const seo = importedSeo(shared, { title, description, picture: articleImage, addresses: formerPaths, siteUrl }, notes)

  const post: ImportedPost = {
    source: 'markdown',
    sourceId: hasOwnName ? name : identityOf([slug, title, date]),
    status: isDraft ? 'draft' : isScheduled ? 'scheduled' : 'published',
    publishAt: isScheduled ? later.publishAt : null,
    content: {
      ...EMPTY_POST,
      title: title || nameWithoutDay.replace(/[-_]+/g, ' '),
      tagline: textIn(known.take('tagline', 'subtitle', 'shortcaption')).trim() || description,
      description,
      author: writers.author || site.author,
      authors: writers.authors,
      date,
      tag,
      tags: further.tags,
      series: seriesIn(known),
      featured: known.takeYesOrNo('featured') ? 1 : 0,
      pinnedUntil: instantIn(known.take('pinneduntil')),
      path: slug === 'index' ? '' : `/blogs/${slug}`,
      film: filmInFields(known, notes) ?? filmInTitle(title, tag, options, notes),
      articleImage,
      articleImageAlt: lineIn(known.take('image_alt', 'imagealt', 'cover_alt', 'picturealt', 'alt')) || picture.alt,
      articleImgSrc:
        lineIn(known.take('image_source', 'imagesource', 'picturesource', 'image_credit', 'credit', 'caption')) ||
        picture.caption,
      sections: sectionsBelow.map((section) => ({ ...section, sectionImage: pictured(section.sectionImage) })),
      contentWarnings: Array.isArray(warnings) ? warnings.filter(isContentWarning) : [],
      ratings: found.ratings,
      seo,
    },
    history: { views: 0, createdAt: at && !isScheduled ? at : null, updatedAt: instantIn(updated) },
    textPictures: textPictures.map(pictured),
    formerPaths,
    notes: [...notes, ...known.unknownNotes()],
    passages,
    scores: found.scores,
    unplaced: {
      ...known.rest(),
      ...(Object.keys(unknownSeo).length > 0 && { seo: unknownSeo }),
      ...unplacedLabels(further),
      ...writers.unplaced,
    },
  }
  return isPage ? pageOf(post) : post
}

/** Keys are those of a file such as `_data/authors.yml`. A field without a name stays a field. */
function writersIn(known: KnownFields, site: MarkdownSite) {
  const names: string[] = []
  for (const field of ['author', 'authors']) {
    const people = peopleIn(known.peek(field), field === 'authors')
    names.push(...people.names.map((name) => site.authors.get(name) ?? name))
    if (!people.isUnclear) known.take(field)
  }
  return importedAuthors(names)
}

function titleIn(known: KnownFields, sections: ReturnType<typeof markdownToSections>['sections']) {
  const title = lineIn(known.take('title'))
  const [first, ...rest] = sections
  const isRepeated = first && first.sectionTitle !== '' && (title === '' || first.sectionTitle === title)
  if (!isRepeated) return [title, ...sections] as const
  const opening = first.sectionText || first.sectionImage ? [{ ...first, sectionTitle: '' }] : []
  return [first.sectionTitle, ...opening, ...rest] as const
}

/** A table of name and part, or a name beside a field with the part. A name alone stays a field. */
function seriesIn(known: KnownFields): Series | null {
  const value = known.peek('series') ?? []
  const whole = storedSeries(value)
  const [name = '', ...others] = whole ? [] : linesIn(value)
  const series = whole ?? (others.length > 0 ? null : storedSeries({ name, part: known.peek(...PARTS) }))
  if (series) known.take('series')
  if (series && !whole) known.take(...PARTS)
  return series
}

const PARTS = ['series_order', 'seriesorder', 'series_part', 'series_weight', 'part']

function pictureIn(known: KnownFields) {
  const value = known.take(
    'image',
    'cover',
    'featured_image',
    'featuredimage',
    'feature_image',
    'heroimage',
    'hero',
    'thumbnail',
    'picture',
    'poster',
    'cover_image',
    'banner',
  )
  const first = Array.isArray(value) ? value[0] : value
  if (!isFields(first)) return { reference: lineIn(first), alt: '', caption: '' }
  const reference = lineIn(first.src ?? first.url ?? first.image ?? first.path)
  return { reference, alt: lineIn(first.alt), caption: lineIn(first.caption ?? first.credit) }
}

/** Names of categories or tags. Jekyll divides a text of several at its spaces. */
function namesIn(one: unknown, several: unknown, isJekyll: boolean): string[] {
  if (one !== undefined) return linesIn(one)
  const isText = isJekyll && typeof several === 'string' && !several.includes(',')
  return isText ? lineIn(several).split(/\s+/).filter(Boolean) : linesIn(several ?? [])
}
