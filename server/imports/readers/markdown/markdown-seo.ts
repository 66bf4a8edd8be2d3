import { type Fields, itemsIn, lineIn } from '../fields.ts'
import type { FoundSeo } from '../imported-seo.ts'
import type { KnownFields } from './known-fields.ts'

/** The names that themes and editors of static sites give to what search engines and shared links get: within a table `seo`, and alone. */
const NAMES = {
  title: [
    ['title', 'metatitle', 'meta_title'],
    ['seo_title', 'seotitle', 'metatitle', 'meta_title', 'og_title', 'ogtitle'],
  ],
  description: [
    ['description', 'metadescription', 'meta_description'],
    ['seo_description', 'seodescription', 'metadescription', 'meta_description', 'og_description', 'ogdescription'],
  ],
  canonical: [
    ['canonical', 'canonicalurl', 'canonical_url'],
    ['canonical', 'canonicalurl', 'canonical_url'],
  ],
  picture: [
    ['picture', 'image', 'ogimage', 'og_image', 'metaimage', 'meta_image'],
    ['og_image', 'ogimage', 'social_image', 'socialimage', 'share_image', 'shareimage', 'seo_image', 'images'],
  ],
  robots: [['robots'], ['robots']],
} as const

interface Found extends FoundSeo {
  /** What the table `seo` has beside these. */
  readonly rest: Fields
}

export function markdownSeo(known: KnownFields): Found {
  const table = new Map(Object.entries(known.takeTable('seo')).map(([name, value]) => [name.toLowerCase(), value]))
  const first = (name: keyof typeof NAMES) => {
    const [within, alone] = NAMES[name]
    const named = within.find((each) => table.has(each))
    const value = named === undefined ? undefined : table.get(named)
    if (named !== undefined) table.delete(named)
    return value ?? known.take(...alone)
  }
  const robots = first('robots')
  const isHidden = [table.get('noindex'), known.takeYesOrNo('noindex'), known.takeYesOrNo('robotsnoindex')]
  table.delete('noindex')
  return {
    title: lineIn(first('title')),
    description: lineIn(first('description')),
    canonical: lineIn(first('canonical')),
    noindex: isHidden.includes(true) || /\bnoindex\b/i.test([lineIn(robots), ...itemsIn(robots).map(lineIn)].join(' ')),
    picture: pictureIn(first('picture')),
    rest: Object.fromEntries(table),
  }
}

/** An address, the first one of a list, or that of a table. */
function pictureIn(value: unknown): string {
  const first = Array.isArray(value) ? value[0] : value
  if (typeof first !== 'object' || first === null) return lineIn(first)
  const { src, url, path } = first as Fields
  return lineIn(src ?? url ?? path)
}
