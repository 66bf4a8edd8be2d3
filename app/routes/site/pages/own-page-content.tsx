import { alternativeText, type Pictures } from '#domain/pictures/picture.ts'
import type { Post, PostSummary, Section } from '#domain/posts/post.ts'
import { languageBeside } from '#domain/posts/post-language.ts'
import { listEntries } from '#domain/posts/sections/list-entries.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import { excerpt } from '#domain/settings/texts.ts'
import { plainText } from '#domain/text/marked-plain-text.ts'
import { parseMarkedTexts } from '#domain/text/marked-text.ts'
import { useLocale } from '../../../ui/locale.ts'
import { StoredPicture } from '../../../ui/picture.tsx'
import { SourceCaption } from '../../../ui/source-caption.tsx'
import { Sections } from '../article/sections.tsx'

export interface OwnPageContentProps {
  page: Post
  pictures: Pictures
  reviews: ReadonlyMap<string, PostSummary>
  slugs: TermSlugs
}

/** An own page from its title to its last section. */
export function OwnPageContent({ page, pictures, reviews, slugs }: OwnPageContentProps) {
  const lang = languageBeside(page, useLocale().language)
  const entries = listEntries(page, reviews)
  const texts = parseMarkedTexts(page.sections.map(({ sectionText }) => sectionText))
  return (
    <>
      <h1 lang={lang}>{page.title}</h1>
      <div className="prose" lang={lang}>
        <PagePicture page={page} pictures={pictures} />
        <Sections sections={page.sections} entries={entries} texts={texts} pictures={pictures} slugs={slugs} />
      </div>
    </>
  )
}

/** The main picture of a page, spaced like a section; nothing where it has none. */
export function PagePicture({ page, pictures }: Pick<OwnPageContentProps, 'page' | 'pictures'>) {
  if (!pictures.has(page.articleImage)) return null
  return (
    <div className="section">
      <figure className="section__figure">
        <div className="section__frame">
          <StoredPicture
            address={page.articleImage}
            pictures={pictures}
            alt={alternativeText(page.articleImageAlt, pictures.get(page.articleImage), page.title)}
            sizes="(min-width: 960px) 880px, 100vw"
            isHero
            isBanner
          />
        </div>
        {page.articleImgSrc.trim() && <SourceCaption source={page.articleImgSrc} />}
      </figure>
    </div>
  )
}

const WORDS_MAX = 200

interface PageWords {
  readonly description: string
  readonly sections: readonly Pick<Section, 'sectionText'>[]
}

/** For search engines: what the writer says of the page, or its first words. */
export function pageDescription({ description, sections }: PageWords): string {
  return description.trim() || excerpt(plainText(sections[0]?.sectionText ?? '', { spoilers: 'drop' }), WORDS_MAX)
}
