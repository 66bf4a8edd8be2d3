import { z } from 'zod'
import {
  draftChange,
  pageDraftChange,
  pageUnpublication,
  pageWorkingCopyChange,
  unpublication,
  workingCopyChange,
} from './draft-writing.ts'
import { pageChange, pagePublication } from './pages/page-writing.ts'
import type { Post } from './post.ts'
import type { PostDocument } from './post-document.ts'
import { postChange, postPublication } from './post-writing.ts'

/** A field that equals the stored one is not validated: a post from elsewhere may lack a category, or exceed Den's limits. */
export function postChangeOf(stored: Partial<PostDocument>) {
  return z.preprocess((body) => changedPart(body, stored), stored.kind ? pageChange : postChange)
}

/** {@link postChangeOf} for the form *Update Blog*, which requires what a new post requires also where the stored post lacks it, and a short title. */
export function wholeChangeOf(stored: PostDocument) {
  const fields = Object.entries(stored).filter(
    ([name, value]) => name !== 'title' && (typeof value !== 'string' || value.trim() !== ''),
  )
  return postChangeOf(Object.fromEntries(fields) as Partial<PostDocument>)
}

/**
 * {@link postChangeOf} for the publication of a post that is published already, as after an answer that was lost: without a path it
 * keeps its own, and it is not announced again. `announce` stays in the change: the answer to the same save names its recipients.
 */
export function publicationOf(stored: PostDocument) {
  const asChange = (body: unknown) => {
    const { path, ...change } = body as { path?: unknown }
    return path === undefined || path === '' ? change : { ...change, path }
  }
  return z.preprocess((body) => changedPart(asChange(body), stored), stored.kind ? pagePublication : postPublication)
}

/** {@link postChangeOf} for a change whose status takes the post from readers. */
export function unpublicationOf(stored: PostDocument) {
  return z.preprocess((body) => changedPart(body, stored), stored.kind ? pageUnpublication : unpublication)
}

/** Any field of an unpublished post is validated, also one that equals the stored one. */
export function draftChangeOf({ kind }: Pick<Post, 'kind'>) {
  return kind ? pageDraftChange : draftChange
}

/** {@link postChangeOf} for a change of the working copy. */
export function workingCopyChangeOf(stored: Partial<PostDocument>) {
  return z.preprocess((body) => changedPart(body, stored), stored.kind ? pageWorkingCopyChange : workingCopyChange)
}

function changedPart(body: unknown, stored: Partial<PostDocument>): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const isNew = ([name, value]: [string, unknown]) =>
    !Object.hasOwn(stored, name) || !isSame(value, stored[name as keyof PostDocument])
  return Object.fromEntries(Object.entries(body).filter(isNew))
}

/** Compares deeply, but no deeper than the stored value. */
function isSame(sent: unknown, stored: unknown): boolean {
  if (Object.is(sent, stored)) return true
  if (typeof sent !== 'object' || typeof stored !== 'object' || sent === null || stored === null) return false
  const names = Object.keys(stored)
  if (Array.isArray(sent) !== Array.isArray(stored) || names.length !== Object.keys(sent).length) return false
  return names.every(
    (name) => Object.hasOwn(sent, name) && isSame(sent[name as keyof object], stored[name as keyof object]),
  )
}
