import type { Post } from '#domain/posts/post.ts'
import { listEntries } from '#domain/posts/sections/list-entries.ts'
import { parseMarkedTexts } from '#domain/text/marked-text.ts'
import { MarkedText } from '../../../ui/marked-text/marked-text.tsx'
import { Sections } from '../article/sections.tsx'
import { type OwnPageContentProps, PagePicture } from './own-page-content.tsx'

/** The greeting letter from its title to its signature. A first section without a title and a picture is its opening. */
export function Letter({ page, pictures, reviews, slugs }: OwnPageContentProps) {
  const opening = openingOf(page)
  const rest = opening ? page.sections.slice(1) : page.sections
  const entries = listEntries({ ...page, sections: rest }, reviews)
  const texts = parseMarkedTexts(page.sections.map(({ sectionText }) => sectionText))
  return (
    <>
      <h1>{page.title}</h1>
      <div className="prose letter__body">
        <PagePicture page={page} pictures={pictures} />
        {opening && (
          <div className="letter__opening">
            <MarkedText blocks={texts[0]!} name="intro" />
          </div>
        )}
        <Sections
          sections={rest}
          entries={entries}
          texts={opening ? texts.slice(1) : texts}
          pictures={pictures}
          slugs={slugs}
        />
        {page.tagline.trim() && <p className="letter__signature">{page.tagline}</p>}
      </div>
    </>
  )
}

function openingOf({ sections: [first] }: Post) {
  return first && !first.sectionTitle.trim() && !first.sectionImage && !first.sectionSpoilers ? first : undefined
}
