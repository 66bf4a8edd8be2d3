import type { Locale, MessageKey } from '#domain/locales/locale.ts'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import { FILM_FIELD_NAMES, type Film } from '#domain/posts/film/film-fields.ts'
import type { Ratings, Section } from '#domain/posts/post.ts'
import type { PostContent } from '#domain/posts/post-content.ts'
import { EMPTY_SECTION, FIELD_LABELS, SECTION_LABELS } from '#domain/posts/post-fields.ts'
import { RATING_NAMES, scoreText } from '#domain/posts/ratings.ts'
import type { Seo } from '#domain/posts/seo/seo.ts'
import { SEO_LABELS } from '#domain/posts/seo/seo-writing.ts'
import { nameList } from '#domain/posts/terms/typed-names.ts'
import { warningList } from '#domain/posts/warnings/content-warnings.ts'
import { zonedInstantWords } from '../shell/instant-words.ts'
import { matchedSections } from './matched-sections.ts'

/** One field in both versions of a post; a picture by its address, a review by its id. */
export interface Difference {
  readonly kind: 'words' | 'value' | 'picture' | 'review'
  readonly label: string
  readonly before: string
  readonly after: string
}

/** What differs in or about one section of a post. */
export interface SectionDifference {
  readonly kind: 'changed' | 'removed' | 'added'
  readonly name: string
  readonly fields: readonly Difference[]
}

export interface PostDifferences {
  readonly fields: readonly Difference[]
  readonly sections: readonly SectionDifference[]
  /** The names of all sections in both orders, where sections that both versions have are ordered differently. */
  readonly order: { readonly before: readonly string[]; readonly after: readonly string[] } | null
}

/** @param timeZone of the blog, in which the end of a hold at the top is said */
export function postDifferences(
  locale: Locale,
  before: PostContent,
  after: PostContent,
  timeZone: string,
): PostDifferences {
  const names = (sections: readonly Section[]) => sections.map((section, index) => nameOf(locale, section, index))
  const { pairs, removed, added, isReordered } = matchedSections(before.sections, after.sections)
  const nameAfter = (section: Section) => nameOf(locale, section, after.sections.indexOf(section))
  const nameBefore = (section: Section) => nameOf(locale, section, before.sections.indexOf(section))
  const sections = [
    ...pairs.map(([one, other]) => sectionDifference(locale, 'changed', nameAfter(other), one, other)),
    ...added.map((section) => sectionDifference(locale, 'added', nameAfter(section), EMPTY_SECTION, section)),
    ...removed.map((section) => sectionDifference(locale, 'removed', nameBefore(section), section, EMPTY_SECTION)),
  ]
  return {
    fields: [
      ...formFields(locale, before, after),
      value(locale.t('fields.authors'), nameList(before.authors), nameList(after.authors)),
      value(locale.t('fields.tags'), nameList(before.tags), nameList(after.tags)),
      value(locale.t('fields.series'), seriesIn(before), seriesIn(after)),
      value(locale.t('fields.pinnedUntil'), pinIn(locale, before, timeZone), pinIn(locale, after, timeZone)),
      ...seoFields(locale, before.seo, after.seo),
      ...filmFields(locale, before.film, after.film),
      ...ratingFields(locale, before.ratings, after.ratings),
      value(
        locale.t('fields.contentWarnings'),
        warningList(locale, before.contentWarnings),
        warningList(locale, after.contentWarnings),
      ),
    ].filter(isDifferent),
    sections: sections.filter(({ kind, fields }) => kind !== 'changed' || fields.length > 0),
    order: isReordered ? { before: names(before.sections), after: names(after.sections) } : null,
  }
}

/** Short names of everything that differs. */
export function namesOf(t: Locale['t'], { fields, sections, order }: PostDifferences): string[] {
  const changed = sections.map(({ kind, name }) => t(SECTION_WORDS[kind], { name }))
  return [...fields.map(({ label }) => label), ...changed, ...(order ? [t('revisions.changedOrder')] : [])]
}

const SECTION_WORDS = {
  changed: 'revisions.changedSection',
  added: 'revisions.addedSection',
  removed: 'revisions.removedSection',
} as const satisfies Record<SectionDifference['kind'], MessageKey>
const FEATURED = { 0: 'revisions.featuredFalse', 1: 'revisions.featuredTrue' } as const satisfies Record<
  0 | 1,
  MessageKey
>
const KINDS: Partial<Record<keyof Section, Difference['kind']>> = { sectionImage: 'picture', sectionReview: 'review' }

function formFields(locale: Locale, before: PostContent, after: PostContent): Difference[] {
  const { t, date } = locale
  const category = (tag: string) => tag && categoryName(locale, tag)
  return keysOf(FIELD_LABELS).map((name): Difference => {
    const label = t(`fields.${name}`)
    if (name === 'articleImage') return { kind: 'picture', label, before: before[name], after: after[name] }
    if (name === 'featured') return value(label, t(FEATURED[before[name]]), t(FEATURED[after[name]]))
    if (name === 'date') return value(label, date(before[name]), date(after[name]))
    if (name === 'tag') return value(label, category(before[name]), category(after[name]))
    return { kind: 'words', label, before: before[name], after: after[name] }
  })
}

function pinIn(locale: Locale, { pinnedUntil }: PostContent, timeZone: string): string {
  return pinnedUntil ? zonedInstantWords(locale, pinnedUntil, timeZone) : ''
}

function seoFields({ t }: Locale, before: Seo | null, after: Seo | null): Difference[] {
  return keysOf(SEO_LABELS).map((name): Difference => {
    const label = t(`seoFields.${name}`)
    if (name === 'noindex') return value(label, yes(t, before?.noindex), yes(t, after?.noindex))
    const kind = name === 'picture' ? 'picture' : 'words'
    return { kind, label, before: before?.[name] ?? '', after: after?.[name] ?? '' }
  })
}

function filmFields({ t }: Locale, before: Film | null, after: Film | null): Difference[] {
  return FILM_FIELD_NAMES.map((name) => value(t(`filmFields.${name}`), before?.[name], after?.[name]))
}

function ratingFields({ t }: Locale, before: Ratings | null, after: Ratings | null): Difference[] {
  return [
    ...RATING_NAMES.map((name) => value(t(`ratings.${name}`), scoreIn(before, name), scoreIn(after, name))),
    value(t('revisions.overallRating'), scoreIn(before, 'overall'), scoreIn(after, 'overall')),
  ]
}

function scoreIn(ratings: Ratings | null, name: keyof Ratings): string | undefined {
  return ratings ? scoreText(ratings[name]) : undefined
}

/** Of a draft, either may be missing. */
function seriesIn({ series }: PostContent): string {
  return [series?.name, series?.part].filter(Boolean).join(', ')
}

function sectionDifference(
  { t }: Locale,
  kind: SectionDifference['kind'],
  name: string,
  before: Section,
  after: Section,
): SectionDifference {
  const fields = keysOf(SECTION_LABELS).map((field): Difference => {
    const label = t(`fields.${field}`)
    if (field === 'sectionSpoilers') return value(label, yes(t, before[field]), yes(t, after[field]))
    if (field === 'sectionFilm') return value(label, filmWords(before[field]), filmWords(after[field]))
    const kind = KINDS[field] ?? 'words'
    return { kind, label, before: before[field] ?? '', after: after[field] ?? '' }
  })
  return { kind, name, fields: fields.filter(isDifferent) }
}

function yes(t: Locale['t'], isSet: 1 | true | undefined): string {
  return isSet ? t('revisions.yes') : ''
}

function filmWords(film: Film = {}): string {
  return FILM_FIELD_NAMES.flatMap((name) => film[name] ?? []).join(', ')
}

function value(label: string, before: string | number | undefined, after: string | number | undefined): Difference {
  return { kind: 'value', label, before: String(before ?? ''), after: String(after ?? '') }
}

function isDifferent({ before, after }: Difference): boolean {
  return before !== after
}

function nameOf({ t }: Locale, { sectionTitle }: Section, index: number): string {
  return sectionTitle.trim() || t('revisions.sectionNumber', { number: index + 1 })
}

function keysOf<T extends object>(table: T): (keyof T)[] {
  return Object.keys(table) as (keyof T)[]
}
