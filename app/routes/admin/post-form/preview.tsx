import { memo, startTransition, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Picture } from '#domain/pictures/picture.ts'
import type { Post, PostSummary } from '#domain/posts/post.ts'
import { isReview } from '#domain/posts/review.ts'
import { listEntries } from '#domain/posts/sections/list-entries.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import { ArticleHero } from '../../site/article/article-hero.tsx'
import { ContentWarnings } from '../../site/article/content-warnings.tsx'
import { RatingBlock } from '../../site/article/rating-block.tsx'
import { Section } from '../../site/article/section.tsx'
import { type FormSection, type FormValues, toSection, toWritten } from './form-values.ts'
import { useTextPictures } from './text-pictures.ts'
import type { FormPart } from './use-preview.ts'

interface PreviewProps {
  values: FormValues
  pictures: ReadonlyMap<string, Picture>
}

/** Milliseconds after the last key until the preview is updated, and the limit for that while keys keep coming. */
const PAUSE_MS = 150
const LONGEST_WAIT_MS = 1_000
/** Pixels kept free above the shown part. */
const SPACE_ABOVE = 24
/** Labels in the preview are not links: the terms of unsaved input have no slugs. */
const NO_SLUGS: TermSlugs = new Map()
const NO_REVIEWS: ReadonlyMap<string, PostSummary> = new Map()

/**
 * The article, rendered by the components of the article screen. Its own frame gives it the width of a window; it follows
 * the input at each pause of typing.
 */
export function Preview({ part, pictures, ...latest }: PreviewProps & { part: FormPart }) {
  const values = useAfterPause(latest.values)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const hasRating = isRated(values)
  const index = values.sections.findIndex(({ key }) => key === part)
  useEffect(() => {
    const window = body?.ownerDocument.defaultView
    const shown = part === 'ratings' ? body?.querySelector('.rating') : body?.querySelectorAll('.prose > *')[index]
    if (window && shown) window.scrollTo({ top: window.scrollY + shown.getBoundingClientRect().top - SPACE_ABOVE })
  }, [body, part, index, hasRating])
  return (
    <section className="preview" aria-label="Preview">
      <iframe
        className="preview__frame"
        title="Preview of the article"
        ref={(frame) => setBody(frame ? preparedBody(frame) : null)}
        onLoad={(event) => setBody(preparedBody(event.currentTarget))}
      />
      {body && createPortal(<Article values={values} pictures={pictures} />, body)}
    </section>
  )
}

/** A value delayed until typing pauses, one second at most: rendering the article with each key would delay the next key. */
function useAfterPause<T>(latest: T): T {
  const [shown, setShown] = useState(latest)
  const since = useRef<number>(undefined)
  useEffect(() => {
    if (latest === shown) {
      since.current = undefined
      return
    }
    since.current ??= performance.now()
    const wait = Math.min(PAUSE_MS, since.current + LONGEST_WAIT_MS - performance.now())
    const timer = setTimeout(() => startTransition(() => setShown(latest)), wait)
    return () => clearTimeout(timer)
  }, [latest, shown])
  return shown
}

function Article({ values, pictures }: PreviewProps) {
  const known = withUploads(values, pictures)
  const inSections = useTextPictures(values.sections, pictures)
  const post = asPost(values)
  return (
    <article className="preview__article">
      <ArticleHero post={post} pictures={known} slugs={NO_SLUGS} />
      <div className="column">
        <ContentWarnings warnings={post.contentWarnings} />
        <div className="prose">
          {values.sections.map((section, index) => (
            <PreviewSection key={section.key} number={index + 1} section={section} saved={inSections} />
          ))}
        </div>
        {isRated(values) && <RatingBlock ratings={values.ratings} />}
      </div>
    </article>
  )
}

/** Memoized: its text is parsed again only when this section changes. */
const PreviewSection = memo(function PreviewSection({
  section,
  number,
  saved,
}: {
  section: FormSection
  number: number
  saved: ReadonlyMap<string, Picture>
}) {
  const { uploaded } = section.image
  const pictures = uploaded ? new Map([...saved, [uploaded.src, uploaded]]) : saved
  const written = toSection(section)
  // The review of an entry and its number are not shown: only the server has the reviews.
  const [entry] = listEntries({ tag: '', sections: [written] }, NO_REVIEWS)
  return <Section section={written} number={number} entry={entry} pictures={pictures} slugs={NO_SLUGS} />
})

/** Whether any score was set: 0 is the initial value, and null a score that was made unknown. */
function isRated({ tag, ratings }: FormValues): boolean {
  return isReview(tag) && Object.values(ratings).some((score) => score !== 0)
}

function withUploads(values: FormValues, pictures: ReadonlyMap<string, Picture>): ReadonlyMap<string, Picture> {
  const { uploaded } = values.image
  return uploaded ? new Map([...pictures, [uploaded.src, uploaded]]) : pictures
}

function asPost(values: FormValues): Post {
  return {
    ...toWritten(values),
    id: 'preview',
    title: values.title.trim() || 'Untitled',
    ratings: isReview(values.tag) ? values.ratings : null,
    comments: [],
    views: 0,
    revision: 0,
    createdAt: '',
    updatedAt: '',
    updatedBy: '',
  }
}

/** Prepares the document of the frame with the site's styles and the theme of the surrounding page. */
function preparedBody(frame: HTMLIFrameElement): HTMLElement | null {
  const page = frame.contentDocument
  if (!page) return null
  if (!page.head.querySelector('link')) {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      page.head.append(page.importNode(link, true))
    page.documentElement.lang = 'en'
    followTheme(page.documentElement)
  }
  return page.body
}

function followTheme(root: HTMLElement): void {
  const follow = () => {
    const { theme } = document.documentElement.dataset
    if (theme) root.dataset.theme = theme
    else delete root.dataset.theme
  }
  follow()
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}
