import { memo, useMemo } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import type { JudgedCategories } from '#domain/posts/categories/category.ts'
import type { Post, PostSummary } from '#domain/posts/post.ts'
import { listEntries } from '#domain/posts/sections/list-entries.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import { filledTexts, fillTokens, type Tokens } from '#domain/settings/texts.ts'
import letterStyles from '../../../styles/article/letter.css?url'
import { useLocale } from '../../../ui/locale.ts'
import { useSite } from '../../../ui/site.ts'
import { ArticleHero } from '../../site/article/article-hero.tsx'
import { ArticleSeries } from '../../site/article/article-series.tsx'
import { ArticleTags } from '../../site/article/article-tags.tsx'
import { ContentWarnings } from '../../site/article/content-warnings.tsx'
import { RatingBlock } from '../../site/article/rating-block.tsx'
import { Section } from '../../site/article/section.tsx'
import { PagePicture } from '../../site/pages/own-page-content.tsx'
import { PreviewFrame } from '../shell/preview-frame.tsx'
import { useAfterPause } from '../shell/use-after-pause.ts'
import { type FormSection, type FormValues, ratingsOf, toSection, toWritten } from './form-values.ts'
import { useTextPictures } from './text-pictures.ts'
import type { FormPart } from './use-preview.ts'

interface PreviewProps {
  values: FormValues
  pictures: ReadonlyMap<string, Picture>
}

/** Labels in the preview are not links: the terms of unsaved input have no slugs. */
const NO_SLUGS: TermSlugs = new Map()
const STYLES = { post: [], page: [letterStyles] }
const NO_REVIEWS: ReadonlyMap<string, PostSummary> = new Map()

/** The article, rendered by the components of the article screen. It follows the input at each pause of typing. */
export function Preview({ part, pictures, ...latest }: PreviewProps & { part: FormPart }) {
  const { t } = useLocale()
  const values = useAfterPause(latest.values)
  const { categories } = useSite()
  const index = values.sections.findIndex(({ key }) => key === part)
  const partAt = (body: HTMLElement) =>
    part === 'ratings' ? body.querySelector('.rating') : body.querySelectorAll('.prose > section')[index]
  return (
    <PreviewFrame
      title={values.kind === 'page' ? t('form.previewOfPage') : t('form.previewOfArticle')}
      styles={STYLES[values.kind]}
      target={partAt}
      targetKey={`${part} ${index} ${isRated(values, categories)}`}
    >
      <Article values={values} pictures={pictures} />
    </PreviewFrame>
  )
}

function Article({ values, pictures }: PreviewProps) {
  const { categories, blogName, contact, siteUrl } = useSite()
  const isPage = values.kind === 'page'
  const tokens = useMemo(() => (isPage ? { blogName, contact, siteUrl } : null), [isPage, blogName, contact, siteUrl])
  const known = withUploads(values, pictures)
  const inSections = useTextPictures(values.sections, pictures)
  const { t } = useLocale()
  const post = asPost(values, categories, t('shell.untitled'))
  const sections = values.sections.map((section, index) => (
    <PreviewSection key={section.key} number={index + 1} section={section} saved={inSections} tokens={tokens} />
  ))
  const isLetter = values.path === '/greetings'
  if (tokens)
    return (
      <article className={isLetter ? 'preview__article column letter' : 'preview__article column text-page'}>
        <h1>{fillTokens(post.title, tokens)}</h1>
        <div className="prose">
          <PagePicture page={post} pictures={known} />
          {sections}
          {isLetter && <p className="letter__signature">{fillTokens(post.tagline, tokens)}</p>}
        </div>
      </article>
    )
  return (
    <article className="preview__article">
      <ArticleHero post={post} pictures={known} slugs={NO_SLUGS} />
      <div className="column">
        <ArticleSeries post={post} place={undefined} />
        <ContentWarnings warnings={post.contentWarnings} />
        <div className="prose">{sections}</div>
        <ArticleTags tags={post.tags} slugs={NO_SLUGS} />
        {isRated(values, categories) && <RatingBlock ratings={values.ratings} />}
      </div>
    </article>
  )
}

/** Memoized: its text is parsed again only when this section changes. */
const PreviewSection = memo(function PreviewSection({
  section,
  number,
  saved,
  tokens,
}: {
  section: FormSection
  number: number
  saved: ReadonlyMap<string, Picture>
  /** What stands for names in braces; null for posts, which have none. */
  tokens: Tokens | null
}) {
  const { uploaded } = section.image
  const pictures = uploaded ? new Map([...saved, [uploaded.src, uploaded]]) : saved
  const written = tokens ? filledTexts(toSection(section), tokens) : toSection(section)
  // The review of an entry and its number are not shown: only the server has the reviews.
  const [entry] = listEntries({ tag: '', sections: [written] }, NO_REVIEWS)
  return <Section section={written} number={number} entry={entry} pictures={pictures} slugs={NO_SLUGS} />
})

/** Whether any score was set: 0 is the initial value, and null a score that was made unknown. */
function isRated(values: FormValues, categories: JudgedCategories): boolean {
  return Object.values(ratingsOf(values, categories) ?? {}).some((score) => score !== 0)
}

function withUploads(values: FormValues, pictures: ReadonlyMap<string, Picture>): ReadonlyMap<string, Picture> {
  const { uploaded } = values.image
  return uploaded ? new Map([...pictures, [uploaded.src, uploaded]]) : pictures
}

function asPost(values: FormValues, categories: JudgedCategories, untitled: string): Post {
  return {
    ...toWritten(values),
    id: 'preview',
    title: values.title.trim() || untitled,
    ratings: ratingsOf(values, categories),
    comments: [],
    views: 0,
    revision: 0,
    createdAt: '',
    updatedAt: '',
    updatedBy: '',
  }
}
