import { data, type RouterContextProvider, redirect } from 'react-router'
import { isStandardPath } from '#domain/posts/pages/standard-pages.ts'
import { pictureAddresses } from '#domain/posts/picture-addresses.ts'
import type { PostKind } from '#domain/posts/post.ts'
import { wholeDocument } from '#domain/posts/post-document.ts'
import { distinctNames } from '#domain/posts/terms/typed-names.ts'
import { today } from '#domain/text/civil-time.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { settingsContext } from '../../../middleware.ts'
import { onlyAuthor } from '../../../role-refusal.ts'
import { announcementAudience } from '../post-form/announcing/announcement-audience.ts'
import { NO_VERSION } from '../post-form/form-state.ts'

type Context = Readonly<RouterContextProvider>
export type LoadedPost = Awaited<ReturnType<typeof loadPost>>

/**
 * A post for its form.
 * @param id undefined for a new post
 * @param path of a standard page that the owner begins to write
 * @param pattern of the route. A published post has another one than an unpublished one, to which this redirects.
 */
export async function loadPost(id: string | undefined, pattern: string, context: Context, path: string | null = null) {
  const { categories, scores, termLists, administrators } = context.get(servicesContext)
  const newKind: PostKind = pattern.includes('/pages') ? 'page' : 'post'
  const loaded = id === undefined ? await newPost(newKind, context, path) : await savedPost(id, pattern, context)
  const [audience, spreads, authors, named, tags, series, known] = await Promise.all([
    loaded.kind === 'page' ? null : announcementAudience(context),
    scores.spreads(),
    termLists.labels('author'),
    administrators.authorNames(),
    termLists.labels('tag'),
    termLists.labels('series'),
    categories.known(),
  ])
  return {
    ...loaded,
    audience,
    spreads,
    labels: { authors: distinctNames([...authors, ...named.values()]), tags, series, categories: known },
  }
}

async function newPost(kind: PostKind, context: Context, path: string | null) {
  const { imageSource, timeZone } = context.get(settingsContext)
  const { administrators, firstSteps, standardPages } = context.get(servicesContext)
  const { id, role } = context.get(viewerContext)!
  const [author, steps, standard] = await Promise.all([
    administrators.authorName(id),
    role === 'owner' ? firstSteps(id) : null,
    kind === 'page' && path !== null && isStandardPath(path) ? standardPages.standard(path) : null,
  ])
  return {
    ...{
      kind,
      status: 'new' as const,
      post: null,
      announces: false,
      written: null,
      publishAt: null,
      announcement: null,
      pending: null,
    },
    ...{ version: NO_VERSION, revision: 0, pictures: new Map<never, never>(), preview: null },
    blank: { date: today(timeZone, new Date()), imageSource, author, page: standard && wholeDocument(standard) },
    steps,
  }
}

async function savedPost(id: string, pattern: string, context: Context) {
  const { savedPosts, pendingEdits, media, mailAdmin, previewLinks } = context.get(servicesContext)
  const post = await savedPosts.find(id)
  if (!post) throw data(null, { status: 404 })
  const { status, publishAt, revision } = post
  const isPublished = status === 'published'
  if (isPublished !== pattern.includes('/posts/')) throw redirect(`/admin/${isPublished ? 'posts' : 'drafts'}/${id}`)
  const [pictures, pending = null, announcement = null, expiresAt] = await Promise.all([
    media.describe(pictureAddresses(post)),
    isPublished ? pendingEdits.find(id) : undefined,
    isPublished && !onlyAuthor(context) ? mailAdmin.announcementOf(id) : undefined,
    previewLinks.expiresAt(id),
  ])
  const { timeZone } = context.get(settingsContext)
  return {
    ...{
      kind: post.kind ?? ('post' as const),
      status,
      post: wholeDocument(post),
      announces: !isPublished && post.announces,
      written: post.announcement,
      publishAt,
      announcement,
    },
    ...{ pending: pending && { content: pending.content, at: pending.updatedAt, by: pending.updatedBy } },
    revision,
    version: pending ? { revision: pending.baseRevision, edit: pending.edit } : { revision, edit: 0 },
    pictures: pending ? new Map([...pictures, ...(await media.describe(pictureAddresses(pending.content)))]) : pictures,
    preview: { id, expiresAt, timeZone },
    blank: null,
    steps: null,
  }
}
