import { z } from 'zod'
import { unlessUnknownKeys } from '../../field-errors.ts'
import { seoFields } from '../../locales/en/admin/seo-fields.ts'
import { imageField } from '../../pictures/image-field.ts'
import { textField } from '../../text/text-field.ts'
import { type Seo, tidySeo } from './seo.ts'

/** The longest text, in bytes of UTF-8. */
export const SEO_TEXT_MAX = 2_000

/** In English. */
export const SEO_LABELS = seoFields satisfies Record<keyof Seo, string>

const ADDRESS = 'The canonical address must begin with https://, http:// or a slash'
const OBJECT = { error: unlessUnknownKeys('Seo is an object, or null') }

const fields = {
  title: textField(SEO_LABELS.title, SEO_TEXT_MAX).optional(),
  description: textField(SEO_LABELS.description, SEO_TEXT_MAX).optional(),
  canonical: textField(SEO_LABELS.canonical, SEO_TEXT_MAX)
    .refine((typed) => isCanonical(typed.trim()), ADDRESS)
    .meta({
      description: 'An absolute address, or a path of this site; search engines keep it in place of the own one',
    })
    .optional(),
  noindex: z
    .boolean(`${SEO_LABELS.noindex} is true or false`)
    .meta({ description: 'Search engines and the sitemap leave it out' })
    .optional(),
  picture: imageField(SEO_LABELS.picture).optional(),
}

export const seo = z.strictObject(fields, OBJECT).transform(tidySeo)

/** The schema for a draft, whose canonical address may be unfinished. */
export const draftSeo: typeof seo = z
  .strictObject({ ...fields, canonical: textField(SEO_LABELS.canonical, SEO_TEXT_MAX).optional() }, OBJECT)
  .transform(tidySeo)

/** @param address trimmed; an empty one is none */
export function isCanonical(address: string): boolean {
  if (/^(?:\/(?![/\\])|$)/.test(address)) return true
  return /^https?:\/\//i.test(address) && URL.canParse(address)
}
