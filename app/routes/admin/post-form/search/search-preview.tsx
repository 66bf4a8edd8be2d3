import type { Picture } from '#domain/pictures/picture.ts'
import { pagePathCandidates } from '#domain/posts/pages/page-path.ts'
import { postPath } from '#domain/posts/path.ts'
import { searchResult } from '#domain/posts/seo/seo.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { useSite } from '../../../../ui/site.ts'
import { pageDescription } from '../../../site/pages/own-page-content.tsx'
import type { FormValues } from '../form-values.ts'
import { seoIn } from './seo-values.ts'

interface SearchPreviewProps {
  values: FormValues
  pictures: ReadonlyMap<string, Picture>
}

/** How a page of results and a shared link show the post. */
export function SearchPreview({ values, pictures }: SearchPreviewProps) {
  const { t } = useLocale()
  const { blogName, siteUrl } = useSite()
  const typed = values.title.trim() || t('labels.untitled')
  const isPage = values.kind === 'page'
  const title = isPage ? `${values.path === '/greetings' ? t('form.greetings') : typed} – ${blogName}` : typed
  const own = isPage ? { tagline: '', description: pageDescription(values) } : values
  const found = searchResult({ ...own, title, seo: seoIn(values.seo) })
  const path = values.path || (isPage ? pagePathCandidates(typed).next().value : postPath(typed)) || '/'
  const { host } = new URL(siteUrl)
  const image = values.seo.image.value ? values.seo.image : values.image
  const picture = image.value && (image.uploaded ?? pictures.get(image.value))
  return (
    <div className="search-preview">
      <figure>
        <figcaption className="meta">{t('form.inSearch')}</figcaption>
        {values.seo.noindex ? (
          <p className="meta">{t('form.leftOutOfSearch')}</p>
        ) : (
          <div className="search-preview__result">
            <p className="search-preview__address">{[host, ...path.split('/').filter(Boolean)].join(' › ')}</p>
            <p className="search-preview__title">{found.title}</p>
            <p className="search-preview__words">{found.description || t('form.enginesChoose')}</p>
          </div>
        )}
      </figure>
      <figure>
        <figcaption className="meta">{t('form.asSharedLink')}</figcaption>
        <div className="search-preview__card">
          {picture ? (
            <img src={picture.src} alt="" decoding="async" />
          ) : (
            <p className="search-preview__drawn">{found.title}</p>
          )}
          <div className="search-preview__caption">
            <p className="search-preview__address">{host}</p>
            <p className="search-preview__title">{found.title}</p>
            {found.description && <p className="search-preview__words">{found.description}</p>}
          </div>
        </div>
      </figure>
    </div>
  )
}
