import { authorNames } from './authors/authors.ts'
import type { LinkedAuthor } from './authors/linked-author.ts'
import { runtimeDuration } from './film/film-facts.ts'
import type { Film } from './film/film-fields.ts'
import { filmLinks } from './film/film-ids.ts'
import { postHref } from './path.ts'
import type { Post } from './post.ts'
import { postInstants } from './post-instants.ts'
import { languageBeside } from './post-language.ts'
import { SCORE_MAX } from './ratings.ts'
import { showsRatings } from './review.ts'
import { seriesOf } from './series/series.ts'
import type { SocialPicture } from './social-picture.ts'

/** Vocabulary of schema.org. Reviews follow developers.google.com/search/docs/appearance/structured-data/review-snippet. */
export type StructuredData = Readonly<Record<string, unknown>>

export interface StructuredSite {
  readonly blogName: string
  readonly siteUrl: string
  readonly language: string
}

export function websiteData({ blogName, siteUrl }: StructuredSite): StructuredData {
  return {
    '@context': SCHEMA,
    '@type': 'WebSite',
    name: blogName,
    url: `${siteUrl}/`,
  }
}

/**
 * Structured data of an article and its breadcrumbs: a `Review` of a film if it shows ratings, else a `BlogPosting`.
 * @param site with the name of the post's category as readers see it
 * @param around the path of the page of its series, and its authors that have a profile
 */
export function articleData(
  post: Post,
  picture: SocialPicture | null,
  site: StructuredSite & { readonly section: string },
  {
    seriesPath,
    people = [],
  }: { readonly seriesPath?: string | undefined; readonly people?: readonly LinkedAuthor[] } = {},
): StructuredData[] {
  const { published, modified } = postInstants(post)
  const about = {
    url: site.siteUrl + postHref(post.path),
    description: post.description.trim() || post.tagline.trim() || undefined,
    image: picture?.src,
    author: writersOf(post, people, site) ?? organization(site),
    datePublished: published,
    dateModified: modified,
    publisher: organization(site),
    ...partOf(post, site, seriesPath),
    keywords: post.tags.length > 0 ? post.tags : undefined,
    inLanguage: languageBeside(post, site.language) ?? site.language,
  }
  if (!showsRatings(post)) {
    const posting = { '@type': 'BlogPosting', headline: post.title, articleSection: site.section }
    const film = post.film?.title ? { about: movie(post.film, '', null) } : {}
    return [{ '@context': SCHEMA, ...posting, ...about, ...film, mainEntityOfPage: about.url }, breadcrumbs(post, site)]
  }
  const review = {
    '@type': 'Review',
    name: post.title,
    itemReviewed: movie(post.film, post.title, picture),
    // The scale is named, since its default is 1 to 5.
    ...(post.ratings.overall !== null && {
      reviewRating: { '@type': 'Rating', ratingValue: post.ratings.overall, bestRating: SCORE_MAX, worstRating: 0 },
    }),
  }
  return [{ '@context': SCHEMA, ...review, ...about }, breadcrumbs(post, site)]
}

/** Structured data of an own page. */
export function pageData(
  page: Post,
  description: string,
  picture: SocialPicture | null,
  site: StructuredSite,
): StructuredData {
  return {
    '@context': SCHEMA,
    '@type': 'WebPage',
    name: page.title,
    url: site.siteUrl + postHref(page.path),
    description: description || undefined,
    image: picture?.src,
    dateModified: postInstants(page).modified,
    isPartOf: { '@type': 'WebSite', name: site.blogName, url: `${site.siteUrl}/` },
    publisher: organization(site),
    inLanguage: languageBeside(page, site.language) ?? site.language,
  }
}

/** Escaped so that no text ends the script element or begins a comment, and no line separator breaks it as JavaScript. */
export function scriptSafeJson(data: StructuredData): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

export const SCHEMA = 'https://schema.org'

function partOf(post: Post, { siteUrl }: StructuredSite, path: string | undefined): StructuredData {
  const series = seriesOf(post)
  if (!series) return {}
  const whole = { '@type': 'CreativeWorkSeries', name: series.name, url: path && siteUrl + path }
  return { isPartOf: whole, position: series.part }
}

/** One person, or a list of several; undefined without any. */
function writersOf(
  post: Post,
  people: readonly LinkedAuthor[],
  site: StructuredSite,
): StructuredData | readonly StructuredData[] | undefined {
  const persons = authorNames(post).map((name) => {
    const author = people.find((each) => each.name === name)
    return author ? personData(author, site) : { '@type': 'Person', name }
  })
  return persons.length > 1 ? persons : persons[0]
}

/** A person with a profile. Links of mail and to pages of this blog are no address of the person. */
export function personData(
  { name, about, portrait, links, path }: LinkedAuthor,
  { siteUrl }: Pick<StructuredSite, 'siteUrl'>,
): StructuredData {
  const sameAs = links.map(({ href }) => href).filter((href) => /^https:/i.test(href))
  return {
    '@type': 'Person',
    name,
    url: path && siteUrl + path,
    image: portrait ? siteUrl + portrait.src : undefined,
    description: about || undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  }
}

function organization({ blogName, siteUrl }: StructuredSite): StructuredData {
  return { '@type': 'Organization', name: blogName, url: `${siteUrl}/` }
}

/** Facts of an imported film may have other types: a year as text, a name as a number. */
export function movie(film: Film | null, postTitle: string, picture: SocialPicture | null): StructuredData {
  const director = String(film?.director ?? '').trim()
  const name = String(film?.title ?? '').trim() || postTitle
  const original = String(film?.originalTitle ?? '').trim()
  const country = String(film?.country ?? '').trim()
  const links = filmLinks(film ?? {}).map(({ href }) => href)
  return {
    '@type': 'Movie',
    name,
    alternateName: original && original !== name ? original : undefined,
    dateCreated: film?.year ? String(film.year) : undefined,
    director: director ? { '@type': 'Person', name: director } : undefined,
    image: picture?.src,
    duration: runtimeDuration(film),
    countryOfOrigin: country ? { '@type': 'Country', name: country } : undefined,
    sameAs: links.length > 0 ? links : undefined,
  }
}

function breadcrumbs(post: Post, { blogName, siteUrl }: StructuredSite): StructuredData {
  const steps = [
    { name: blogName, item: `${siteUrl}/` },
    { name: post.title, item: siteUrl + postHref(post.path) },
  ]
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
