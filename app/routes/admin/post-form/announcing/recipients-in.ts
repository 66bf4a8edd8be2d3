import { ANNOUNCED_TO } from '#domain/posts/post-document.ts'
import type { CallResult } from '../../../../ui/call.ts'

/** The number of subscribers that are mailed, from the response to a publication. */
export function recipientsIn(result: CallResult<unknown>): number {
  return result.ok ? Number(result.headers.get(ANNOUNCED_TO) ?? 0) : 0
}
