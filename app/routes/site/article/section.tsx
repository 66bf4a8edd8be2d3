import { alternativeText, type Pictures } from '#domain/pictures/picture.ts'
import { postHref } from '#domain/posts/path.ts'
import type { Section as PostSection } from '#domain/posts/post.ts'
import { type ListEntry as Entry, entryName } from '#domain/posts/sections/list-entries.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import { type Block, parseMarkedText } from '#domain/text/marked-text.ts'
import { useLocale } from '../../../ui/locale.ts'
import { MarkedText } from '../../../ui/marked-text/marked-text.tsx'
import { Message } from '../../../ui/message.tsx'
import { StoredPicture } from '../../../ui/picture.tsx'
import { SourceCaption } from '../../../ui/source-caption.tsx'
import { ListEntry } from './list-entry.tsx'

interface SectionProps {
  section: PostSection
  /** Position in the post, from 1. */
  number: number
  /** Set where the section is about a film or a review. */
  entry?: Entry | undefined
  pictures: Pictures
  slugs: TermSlugs
  /** The parsed text; an article parses the texts of all its sections at once. */
  blocks?: readonly Block[]
}

/** Empty where the section has no heading. The film of a covered section may be a spoiler. */
export function sectionHeading({ sectionTitle, sectionSpoilers }: PostSection, entry: Entry | undefined): string {
  return sectionTitle.trim() || (entry && !sectionSpoilers ? entryName(entry) : '')
}

/** @param number position in the post, from 1 */
export function sectionId(number: number): string {
  return `part-${number}`
}

/** A section of a post. With spoilers only its own title is shown; the rest is folded. */
export function Section(props: SectionProps) {
  const { t } = useLocale()
  const { sectionSpoilers } = props.section
  const { entry } = props
  const title = sectionHeading(props.section, entry)
  return (
    <section className="section">
      {title && (
        <h2 id={sectionId(props.number)}>
          {entry?.number && `${entry.number}. `}
          {title}
        </h2>
      )}
      {sectionSpoilers ? (
        <details className="covered">
          <summary>
            <span className="covered__word">
              <Message
                of="article.spoilers"
                slots={{
                  action: (words) => (
                    <>
                      <span className="covered__show">{words}</span>
                      <span className="covered__hide">{t('article.spoilersHide')}</span>
                    </>
                  ),
                }}
              />
            </span>
          </summary>
          <SectionContent {...props} title={title} />
        </details>
      ) : (
        <SectionContent {...props} title={title} />
      )}
    </section>
  )
}

function SectionContent({
  section,
  number,
  entry,
  pictures,
  slugs,
  title,
  blocks = parseMarkedText(section.sectionText),
}: SectionProps & { title: string }) {
  return (
    <>
      {entry && <ListEntry entry={entry} besideTitle={title} slugs={slugs} />}
      <SectionPicture section={section} entry={entry} pictures={pictures} />
      <MarkedText blocks={blocks} name={`section-${number}`} pictures={pictures} />
    </>
  )
}

/** The section's picture, or without one the picture of the review that it is about. */
function SectionPicture({ section, entry, pictures }: Pick<SectionProps, 'section' | 'entry' | 'pictures'>) {
  const { sectionImage, sectionImageAlt, sectionTitle, sectionImgSrc } = section
  const review = entry?.review
  if (pictures.has(sectionImage))
    return (
      <figure className="section__figure">
        <div className="section__frame">
          <StoredPicture
            address={sectionImage}
            pictures={pictures}
            alt={alternativeText(sectionImageAlt, pictures.get(sectionImage), sectionTitle)}
            sizes={SIZES}
          />
        </div>
        {sectionImgSrc.trim() && <SourceCaption source={sectionImgSrc} />}
      </figure>
    )
  if (!review || !pictures.has(review.articleImage)) return null
  return (
    <figure className="section__figure">
      <a className="section__frame" href={postHref(review.path)}>
        <StoredPicture
          address={review.articleImage}
          pictures={pictures}
          alt={alternativeText(review.articleImageAlt, pictures.get(review.articleImage), review.title)}
          sizes={SIZES}
        />
      </a>
      <SourceCaption source={review.articleImgSrc} />
    </figure>
  )
}

const SIZES = '(min-width: 960px) 880px, 100vw'
