import { authorNames } from '../posts/authors/authors.ts'
import type { Film } from '../posts/film/film-fields.ts'
import type { Post, Section } from '../posts/post.ts'
import { categoryLabel } from '../posts/review.ts'
import { seriesOf } from '../posts/series/series.ts'
import { plainText } from '../text/marked-plain-text.ts'

/** The texts of a post that can be found, from the most important to the least. Covered text is left out. */
interface SearchedPost {
  /** The titles of the post and of its film, also the original one. */
  readonly names: readonly string[]
  readonly facts: readonly string[]
  readonly captions: readonly string[]
  readonly topics: readonly string[]
  readonly texts: readonly string[]
}

export function searchedPost(post: Post): SearchedPost {
  const sections = openSections(post)
  return {
    names: [post.title, ...titlesOf(post.film)],
    facts: [...factsOf(post.film), ...authorNames(post)].filter(Boolean),
    captions: [post.tagline, post.description].filter(Boolean),
    topics: [
      categoryLabel(post.tag),
      ...post.tags,
      seriesOf(post)?.name ?? '',
      ...sections.flatMap(({ sectionTitle, sectionFilm }) => [
        sectionTitle,
        ...titlesOf(sectionFilm),
        ...factsOf(sectionFilm),
      ]),
    ].filter(Boolean),
    texts: sections.map(openText),
  }
}

export function openSections({ sections }: Pick<Post, 'sections'>): Section[] {
  return sections.filter((section) => !section.sectionSpoilers)
}

export function openText({ sectionText }: Section): string {
  return plainText(sectionText, { spoilers: 'drop' })
}

function titlesOf(film: Film | null | undefined): string[] {
  return [film?.title, film?.originalTitle].map((title) => String(title ?? '')).filter(Boolean)
}

function factsOf(film: Film | null | undefined): string[] {
  const { director, year, country } = film ?? {}
  // An import may have stored a year as text, or a name as a number.
  return [director, year, country].map((fact) => String(fact ?? '')).filter(Boolean)
}
