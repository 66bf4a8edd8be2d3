import { newPostSchema } from '#domain/posts/draft-writing.ts'
import { postEntityTag } from '#domain/posts/entity-tags.ts'
import type { PostKind } from '#domain/posts/post.ts'
import { postDocument } from '#domain/posts/post-document.ts'
import type { PostFilter } from '#server/posts/post-filter.ts'
import type { SavedList } from '#server/posts/saved-posts.ts'
import { servicesContext, viewerContext } from '../../context.ts'
import { announcementRefusal, onlyAuthor, pageRefusal } from '../../role-refusal.ts'
import { admit, readerOfDrafts } from '../admission.ts'
import { streamed } from '../streamed.ts'
import type { Route } from './+types/blogs'
import { rememberAuthorName } from './account/author-name.ts'
import { notePublication } from './audit/note-publication.ts'
import { readPost, unprocessable } from './body.ts'
import { accountKey, idempotencyKey } from './idempotency-key.ts'
import { pageNumber } from './page-number.ts'
import { announcedTo, EMBEDDED_NEEDS_SIGN_IN, postsJson, savedDocument, wantsEmbeddedPictures } from './post-json.ts'
import { changedMeanwhile } from './precondition.ts'
import { badPage, badQuery } from './problem.ts'

const UNPUBLISHED_PAGE = 10
const ONLY_PUBLISHED = 'Only published posts are searched, and chosen by category. Leave out status, or q and tag.'
const NEEDS_SIGN_IN = 'Posts that are not published are listed only with a session or an API token.'

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams
  const page = pageNumber(query.get('page'))
  if (page === undefined) return badPage()
  const isEmbedded = wantsEmbeddedPictures(args.request)
  const kind = query.get('kind') ?? 'post'
  if (kind !== 'post' && kind !== 'page') return badQuery('kind', 'Kind is post or page.')
  const status = query.get('status') ?? 'published'
  if (isListed(status))
    return query.get('q') || query.get('tag')
      ? badQuery('status', ONLY_PUBLISHED)
      : savedPage(args, page, { status, kind }, isEmbedded)
  if (status !== 'published') return badQuery('status', 'Status is published, draft, scheduled, trashed or all.')

  if (kind === 'page') return publishedPages(args, page, isEmbedded)
  const filter = { tag: query.get('tag') || undefined, q: query.get('q')?.trim() || undefined }
  if (filter.q !== undefined || isEmbedded) return costlyPage(args, page, filter, isEmbedded)
  const reader = await readerOfDrafts(args, '')
  const { posts, pages, total } = await args.context.get(servicesContext).posts.list(page, filter)
  const rest = { page, pages, total }
  if (!reader.ok) return Response.json({ posts: posts.map(postDocument), ...rest })
  return reader.answer(Response.json({ posts: posts.map(savedDocument), ...rest }))
}

/** Own pages that readers see, ten at a time, those first that were changed last. */
async function publishedPages(args: Route.LoaderArgs, page: number, isEmbedded: boolean): Promise<Response> {
  const services = args.context.get(servicesContext)
  const query = new URL(args.request.url).searchParams
  if (query.get('q') || query.get('tag')) return badQuery('kind', 'Pages are listed without q and tag.')
  const reader = await readerOfDrafts(args, EMBEDDED_NEEDS_SIGN_IN)
  if (!reader.ok && isEmbedded) return reader.response
  const total = await services.ownPages.count()
  const rest = { page, pages: Math.ceil(total / UNPUBLISHED_PAGE), total }
  const pages = await services.ownPages.list((page - 1) * UNPUBLISHED_PAGE, UNPUBLISHED_PAGE)
  const documentOf = reader.ok ? savedDocument : postDocument
  const pieces = pageJson(postsJson(pages, documentOf, isEmbedded, services), rest)
  const response = await streamed(args.request, pieces, 'application/json', services)
  return reader.ok ? reader.answer(response) : response
}

async function savedPage(
  args: Route.LoaderArgs,
  page: number,
  { status, kind }: { status: SavedList; kind: PostKind },
  isEmbedded: boolean,
): Promise<Response> {
  const services = args.context.get(servicesContext)
  const reader = await readerOfDrafts(args, NEEDS_SIGN_IN)
  if (!reader.ok) return reader.response
  const offset = (page - 1) * UNPUBLISHED_PAGE
  const { authorId } = reader
  const posts = await services.savedPosts.page(status, { offset, limit: UNPUBLISHED_PAGE, authorId, kind })
  const total = await services.savedPosts.count(status, authorId, kind)
  const rest = { page, pages: Math.ceil(total / UNPUBLISHED_PAGE), total }
  const pieces = pageJson(postsJson(posts, savedDocument, isEmbedded, services), rest)
  return reader.answer(await streamed(args.request, pieces, 'application/json', services))
}

function isListed(status: string): status is SavedList {
  return ['draft', 'scheduled', 'trashed', 'all'].includes(status)
}

/** A page that needs a search in all posts, or embeds its pictures. */
async function costlyPage(
  args: Route.LoaderArgs,
  page: number,
  filter: PostFilter,
  isEmbedded: boolean,
): Promise<Response> {
  const services = args.context.get(servicesContext)
  const admitted = await admit(args, {
    kind: 'searches',
    rows: () => services.posts.count(),
    signInDetail: isEmbedded ? EMBEDDED_NEEDS_SIGN_IN : undefined,
  })
  if (!admitted.ok) return admitted.response
  try {
    const { posts, pages, total } = await services.posts.list(page, filter)
    const documentOf = admitted.isTrusted ? savedDocument : postDocument
    const pieces = pageJson(postsJson(posts, documentOf, isEmbedded, services), { page, pages, total })
    return admitted.answer(await streamed(args.request, pieces, 'application/json', services))
  } finally {
    admitted.release()
  }
}

async function* pageJson(posts: AsyncGenerator<string>, rest: object): AsyncGenerator<string> {
  yield '{"posts":'
  yield* posts
  yield JSON.stringify(rest).replace('{', ',')
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const creation = await readPost(request, newPostSchema)
  const { postEditor } = context.get(servicesContext)
  const sentKey = idempotencyKey(request)
  const { id, email } = context.get(viewerContext)!
  const refused = pageRefusal(context, creation.kind) ?? announcementRefusal(context, creation.announce)
  if (refused) return refused
  // The key of another account must not give an author the draft of that account. Sent keys contain no space.
  const key = onlyAuthor(context) ? accountKey(id, sentKey) : sentKey
  const result = await postEditor.create(creation, email, { key, authorId: id })
  if (!result.ok)
    return result.problem === 'invalid' ? unprocessable(result.errors) : changedMeanwhile(result.current, email)
  const { post, isReplay, recipients } = result
  if (!isReplay)
    await rememberAuthorName(args, post, notePublication(context, { before: null, after: post, recipients }), true)
  return Response.json(savedDocument(post), {
    status: 201,
    headers: {
      Location: `/api/blogs/${post.id}`,
      ETag: postEntityTag(post),
      ...announcedTo(recipients),
      // The replayed post may differ from the body of this call.
      ...(isReplay && { 'Idempotent-Replayed': 'true' }),
    },
  })
}
