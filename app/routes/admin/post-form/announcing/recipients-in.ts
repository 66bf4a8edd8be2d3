import { ANNOUNCED_TO } from '#domain/posts/post-document.ts'
import type { CallResult } from '../../../../ui/call.ts'

/** To how many subscribers the answer to a publication says that it is mailed. */
export function recipientsIn(result: CallResult<unknown>): number {
  return result.ok ? Number(result.headers.get(ANNOUNCED_TO) ?? 0) : 0
}
