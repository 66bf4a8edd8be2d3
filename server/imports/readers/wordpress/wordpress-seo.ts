import { lineIn } from '../fields.ts'
import type { FoundSeo } from '../imported-seo.ts'
import type { WordPressItem } from './wordpress-items.ts'

/** Fields of Yoast SEO, Rank Math, SEOPress, All in One SEO (the third version too), and The SEO Framework with Genesis. */
const FIELDS = {
  title: [
    '_yoast_wpseo_title',
    'rank_math_title',
    '_seopress_titles_title',
    '_aioseo_title',
    '_aioseop_title',
    '_genesis_title',
    '_yoast_wpseo_opengraph-title',
    'rank_math_facebook_title',
    '_seopress_social_fb_title',
    '_aioseo_og_title',
  ],
  description: [
    '_yoast_wpseo_metadesc',
    'rank_math_description',
    '_seopress_titles_desc',
    '_aioseo_description',
    '_aioseop_description',
    '_genesis_description',
    '_yoast_wpseo_opengraph-description',
    'rank_math_facebook_description',
    '_seopress_social_fb_desc',
    '_aioseo_og_description',
  ],
  canonical: [
    '_yoast_wpseo_canonical',
    'rank_math_canonical_url',
    '_seopress_robots_canonical',
    '_aioseop_custom_link',
    '_genesis_canonical_uri',
  ],
  picture: [
    '_yoast_wpseo_opengraph-image',
    'rank_math_facebook_image',
    '_seopress_social_fb_img',
    '_social_image_url',
    '_yoast_wpseo_twitter-image',
    'rank_math_twitter_image',
  ],
} as const
/** The value by which each says no; Rank Math has a list, serialized or in JSON. */
const NOINDEX: Readonly<Record<string, RegExp>> = {
  '_yoast_wpseo_meta-robots-noindex': /^1$/,
  rank_math_robots: /\bnoindex\b/,
  _seopress_robots_index: /^yes$/,
  _aioseop_noindex: /^on$/,
  _genesis_noindex: /^1$/,
}
/** `%%title%%` of Yoast and SEOPress, `%title%` of Rank Math, `#post_title` of All in One SEO. */
const VARIABLE = /%%?[a-z][\w()]*%%?|#[a-z]+_[a-z_]+/gi
const OF_TITLE = /^(?:%%?|#)(?:post_)?title(?:%%?)?$/i
/** What stands around a title on each page of a site. */
const OF_SITE = /^(?:%%?|#)(?:page|sep|separator|separator_sa|sitename|site_title|sitetitle|sitedesc|tagline)(?:%%?)?$/i

interface Found extends FoundSeo {
  /** The names of the fields that are read. */
  readonly names: readonly string[]
}

/** What plugins store for search engines. @param plain reads HTML as one line */
export function seoAmong(
  meta: WordPressItem['meta'],
  post: { readonly title: string; readonly plain: (html: string) => string },
  notes: string[],
): Found {
  const written = (name: 'title' | 'description') => {
    const value = writtenIn(meta, FIELDS[name])
    return value === '' ? '' : filled(post.plain(value), name, post.title, notes)
  }
  return {
    title: written('title'),
    description: written('description'),
    canonical: writtenIn(meta, FIELDS.canonical),
    noindex: Object.entries(NOINDEX).some(([name, said]) => said.test(lineIn(meta[name]))),
    picture: writtenIn(meta, FIELDS.picture),
    names: [...Object.values(FIELDS).flat(), ...Object.keys(NOINDEX)],
  }
}

function writtenIn(meta: WordPressItem['meta'], names: readonly string[]): string {
  return names.map((name) => lineIn(meta[name])).find((value) => value !== '') ?? ''
}

/** A text whose variables are filled in, as far as they are known here. Empty for one that has others. */
function filled(text: string, name: string, title: string, notes: string[]): string {
  const others = [...text.matchAll(VARIABLE)].map(([found]) => found)
  const isKnown = (found: string) => OF_TITLE.test(found) || OF_SITE.test(found)
  if (!others.every(isKnown)) {
    notes.push(`its ${name} for search engines is filled in there, and left out: ${text.slice(0, 80)}`)
    return ''
  }
  if (others.length === 0) return text
  const whole = text.replace(VARIABLE, (found) => (OF_TITLE.test(found) ? title : ' '))
  return whole.replace(/\s+/g, ' ').replace(/^[\s|–—·-]+|[\s|–—·-]+$/g, '')
}
