import { instantField } from '../../text/instant-field.ts'
import { type PostStatus, statusOf } from './status.ts'

export const NO_TIME = 'Only a scheduled post has a time of publication'
const NEEDED = 'A scheduled post needs a time of publication'
const PAST = 'The time of publication has to be in the future'

export const publicationTime = instantField('The time of publication')

interface Wish {
  readonly status?: PostStatus | undefined
  readonly publishAt?: string | null | undefined
}

type Publication =
  /** `publishAt` is null for a draft. */
  | { readonly ok: true; readonly isNow: boolean; readonly publishAt: string | null }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/**
 * When an unpublished post is to be published.
 * @param before its present time; null for a draft and for a new post
 */
export function publicationOf(before: string | null, { status, publishAt }: Wish, now: Date): Publication {
  const isScheduled = (status ?? statusOf(before)) === 'scheduled'
  // A time that equals the stored one is no part of the change, so what was read can be sent back with another status.
  const asked = publishAt !== undefined && publishAt === before ? undefined : publishAt
  if (!isScheduled) return asked ? refused(NO_TIME) : { ok: true, isNow: status === 'published', publishAt: null }
  const time = asked === undefined ? before : asked
  if (time === null) return refused(NEEDED)
  return time !== before && Date.parse(time) <= now.getTime()
    ? refused(PAST)
    : { ok: true, isNow: false, publishAt: time }
}

function refused(message: string): Publication {
  return { ok: false, errors: { publishAt: message } }
}
