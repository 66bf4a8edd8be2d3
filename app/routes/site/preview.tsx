import { data, redirect } from 'react-router'
import { authorNames } from '#domain/posts/authors/authors.ts'
import { linkedAuthors } from '#domain/posts/authors/linked-author.ts'
import { postHref } from '#domain/posts/path.ts'
import type { Post } from '#domain/posts/post.ts'
import { isEmptySection } from '#domain/posts/sections/empty-section.ts'
import { localeContext, servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import letterStyles from '../../styles/article/letter.css?url'
import readingStyles from '../../styles/reading.css?url'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/preview'
import { ArticleBody } from './article/article-body.tsx'
import { MissingArticle } from './article/missing-article.tsx'
import { filledPage } from './pages/filled-page.ts'
import { Letter } from './pages/letter.tsx'
import { OwnPageContent } from './pages/own-page-content.tsx'
import { PRIVATE_HEADERS } from './subscription/by-link.ts'

export const links = () => [
  { rel: 'stylesheet', href: readingStyles },
  { rel: 'stylesheet', href: letterStyles },
]

export function headers() {
  return PRIVATE_HEADERS
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { authorProfiles, previewLinks, posts, config } = context.get(servicesContext)
  const post = await previewLinks.find(params.token)
  const published = post ? null : await previewLinks.publicPath(params.token)
  if (published !== null) throw redirect(postHref(published), { headers: PRIVATE_HEADERS })
  if (!post)
    return data(
      { post: null, ...(await posts.newest()), notice: context.get(settingsContext).missingPost },
      { status: 404 },
    )
  const around = await posts.around(post)
  const shown = post.kind === 'page' ? filledPage(post, context) : post
  const people = linkedAuthors(await authorProfiles.shown(authorNames(post)), around.slugs)
  return data({
    post: asPublished(shown, context.get(localeContext)!.t('shell.untitled')),
    ...around,
    people,
    address: `${config.siteUrl}/preview/${params.token}`,
  })
}

/** A post that is not published, as its readers will see it. Its random address is the only permission it needs. */
export default function Preview({ loaderData }: Route.ComponentProps) {
  if (!loaderData.post) return <MissingArticle {...loaderData} />
  const { post } = loaderData
  const isLetter = post.path === '/greetings'
  if (post.kind === 'page')
    return (
      <main id="main" className={isLetter ? 'column letter' : 'column text-page'}>
        <PageHead screen={post.title} />
        {isLetter ? <Letter page={post} {...loaderData} /> : <OwnPageContent page={post} {...loaderData} />}
      </main>
    )
  return (
    <main id="main">
      <PageHead title={post.title} />
      <ArticleBody {...loaderData} />
    </main>
  )
}

/** Publishing drops empty sections, and needs a title. */
function asPublished(post: Post, untitled: string): Post {
  const sections = post.sections.filter((section) => !isEmptySection(section))
  return { ...post, title: post.title.trim() || untitled, sections }
}
