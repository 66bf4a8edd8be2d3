import type { RouterContextProvider } from 'react-router'
import { isAtLeast } from '#domain/identity/role.ts'
import { accountProblems } from '#domain/locales/en/answers/account-problems.ts'
import { answer } from '#domain/locales/en/answers/answer.ts'
import type { PostKind } from '#domain/posts/post.ts'
import type { Account } from '#server/identity/account-repository.ts'
import type { CallAccess, PageAccess } from './access.ts'
import { type RequestArgs, servicesContext, viewerContext } from './context.ts'
import { postNameIn } from './post-name.ts'
import { problem } from './routes/api/problem.ts'

type Context = Readonly<RouterContextProvider>

interface RoleRefusal {
  readonly code: 'role-needed' | 'foreign-post'
  readonly detail: string
}

interface Asked extends RequestArgs {
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Why the role of an account does not allow a route, in words; null if it does. */
export async function roleRefusal(
  { id, role }: Account,
  { role: least = 'owner', isOfPost }: PageAccess | CallAccess,
  { request, params, context }: Asked,
): Promise<RoleRefusal | 'no-post' | null> {
  if (!isAtLeast(role, least))
    return {
      code: 'role-needed',
      detail: answer(least === 'owner' ? accountProblems.forOwners : accountProblems.forEditors, { role }),
    }
  if (!isOfPost || isAtLeast(role, 'editor')) return null
  const { posts, postAuthors } = context.get(servicesContext)
  const name = params.id ?? postNameIn(request)
  const authorOf = async (post: { readonly id: string } | undefined) => post && (await postAuthors.authorOf(post.id))
  const byId = await postAuthors.authorOf(name)
  const author = byId === undefined ? await authorOf(await posts.find(name)) : byId
  if (author === undefined) return isOfPost === 'or-new' ? null : 'no-post'
  return author === id
    ? null
    : {
        code: 'foreign-post',
        detail:
          'This post is not yours. Authors open and change the posts that they wrote; owners and editors every post.',
      }
}

export function roleProblem(refusal: RoleRefusal): Response {
  return problem(403, { ...refusal })
}

/** The id of the caller if the role allows only the caller's own unpublished posts; undefined if it allows all of them. */
export function onlyAuthor(context: Context): string | undefined {
  return authorLimit(context.get(viewerContext)!)
}

export function authorLimit({ id, role }: Account): string | undefined {
  return isAtLeast(role, 'editor') ? undefined : id
}

/** Refuses a call by which an author would write an own page. */
export function pageRefusal(context: Context, kind: PostKind | undefined): Response | null {
  if (kind !== 'page' || isAtLeast(context.get(viewerContext)!.role, 'editor')) return null
  return roleProblem({ code: 'role-needed', detail: 'Authors write posts. Pages are written by owners and editors.' })
}

/**
 * Refuses a call by which an author would announce a post.
 * @param wasWished whether an editor has already chosen to announce it
 */
export function announcementRefusal(
  context: Context,
  isWished: boolean | undefined,
  wasWished = false,
): Response | null {
  if (!isWished || wasWished || isAtLeast(context.get(viewerContext)!.role, 'editor')) return null
  return roleProblem({
    code: 'role-needed',
    detail: 'Authors do not announce posts. Leave announce out, and ask an owner or an editor to announce the post.',
  })
}
