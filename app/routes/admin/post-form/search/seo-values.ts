import { type Seo, tidySeo } from '#domain/posts/seo/seo.ts'
import { type ImageChoice, imageAt } from '../../picture/image-choice.ts'

export interface SeoValues extends Readonly<Record<'title' | 'description' | 'canonical', string>> {
  readonly noindex: boolean
  readonly image: ImageChoice
}

export const NO_SEO: SeoValues = { title: '', description: '', canonical: '', noindex: false, image: imageAt('') }

export function seoValues(seo: Seo | null): SeoValues {
  const { title = '', description = '', canonical = '', noindex = false, picture = '' } = seo ?? {}
  return { title, description, canonical, noindex, image: imageAt(picture) }
}

export function seoIn({ image, ...words }: SeoValues): Seo | null {
  return tidySeo({ ...words, picture: image.value })
}
