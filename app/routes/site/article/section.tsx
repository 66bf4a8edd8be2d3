import { alternativeText, type Pictures } from '#domain/pictures/picture.ts'
import type { Section as PostSection } from '#domain/posts/post.ts'
import { type Block, parseMarkedText } from '#domain/text/marked-text.ts'
import { MarkedText } from '../../../ui/marked-text/marked-text.tsx'
import { StoredPicture } from '../../../ui/picture.tsx'
import { SourceCaption } from '../../../ui/source-caption.tsx'

interface SectionProps {
  section: PostSection
  /** Its place in the post, from 1. */
  number: number
  pictures: Pictures
  /** Its text; an article reads those of all its sections at once. */
  blocks?: readonly Block[]
}

export function Section({ section, number, pictures, blocks = parseMarkedText(section.sectionText) }: SectionProps) {
  return (
    <section className="section">
      {section.sectionTitle.trim() && <h2>{section.sectionTitle}</h2>}
      {pictures.has(section.sectionImage) && (
        <figure className="section__figure">
          <div className="section__frame">
            <StoredPicture
              address={section.sectionImage}
              pictures={pictures}
              alt={alternativeText(section.sectionImageAlt, pictures.get(section.sectionImage), section.sectionTitle)}
              sizes="(min-width: 960px) 930px, 100vw"
            />
          </div>
          {section.sectionImgSrc.trim() && <SourceCaption source={section.sectionImgSrc} />}
        </figure>
      )}
      <MarkedText blocks={blocks} name={`section-${number}`} pictures={pictures} />
    </section>
  )
}
