import type { Pictures } from '#domain/pictures/picture.ts'
import type { Post } from '#domain/posts/post.ts'
import { canonicalAddress } from '#domain/posts/seo/seo.ts'
import { cardPicture, sharedPicture } from '#domain/posts/social-picture.ts'
import { pageData } from '#domain/posts/structured-data.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { useSite } from '../../../ui/site.ts'
import { StructuredData } from '../../../ui/structured-data.tsx'
import { pageDescription } from './own-page-content.tsx'

interface OwnPageHeadProps {
  page: Post
  pictures: Pictures
  address: string
  /** Its name in the tab, if not its title. */
  screen?: string
}

export function OwnPageHead({ page, pictures, address, screen = page.title }: OwnPageHeadProps) {
  const site = useSite()
  const picture = sharedPicture(page, pictures, site.siteUrl) ?? cardPicture(page, pictures, site.siteUrl)
  const description = page.seo?.description ?? pageDescription(page)
  return (
    <>
      <PageHead
        screen={screen}
        title={page.seo?.title}
        description={description}
        canonical={canonicalAddress(page, address)}
        isHidden={page.seo?.noindex === true}
        picture={picture}
      />
      {page.id && <StructuredData blocks={[pageData(page, description, picture, site)]} />}
    </>
  )
}
