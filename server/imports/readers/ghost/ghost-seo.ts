import { type Fields, lineIn } from '../fields.ts'
import type { FoundSeo } from '../imported-seo.ts'

/** Fields of posts, or of their table `posts_meta`; of each kind the first one with a value is taken. */
const FIELDS = {
  title: ['meta_title', 'og_title', 'twitter_title'],
  description: ['meta_description', 'og_description', 'twitter_description'],
  picture: ['og_image', 'twitter_image'],
  canonical: ['canonical_url'],
} as const

export const META_OF_SEO: readonly string[] = Object.values(FIELDS).flat()

interface Found extends FoundSeo {
  /** What other networks get there instead; Den has one text for all. */
  readonly unplaced: Readonly<Record<string, string>>
}

/** What Ghost has for search engines. @param local removes its placeholder for the site's address */
export function ghostSeo(row: Fields, meta: Fields, local: (address: string) => string): Found {
  const unplaced: Record<string, string> = {}
  const taken = (names: readonly string[]) => {
    const values = names.flatMap((name) => {
      const text = local(lineIn(row[name] ?? meta[name]))
      return text === '' ? [] : [[name, text] as const]
    })
    const [first] = values
    for (const [name, text] of values) if (text !== first?.[1]) unplaced[name] = text
    return first?.[1] ?? ''
  }
  const found = {
    title: taken(FIELDS.title),
    description: taken(FIELDS.description),
    picture: taken(FIELDS.picture),
    canonical: taken(FIELDS.canonical),
  }
  return { ...found, unplaced }
}
