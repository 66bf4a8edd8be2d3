import type { RouterContextProvider } from 'react-router'
import { today } from '#domain/text/civil-time.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { settingsContext } from '../../../middleware.ts'
import { onlyAuthor } from '../../../role-refusal.ts'
import type { Written } from './writing.tsx'

const SHOWN = 5

/** The newest drafts and pending edits of the signed-in administrator. */
export async function writtenBy(context: Readonly<RouterContextProvider>): Promise<Written[]> {
  const { savedPosts, pendingEdits } = context.get(servicesContext)
  const { id, email } = context.get(viewerContext)!
  const { timeZone } = context.get(settingsContext)
  const [drafts, edits] = await Promise.all([
    savedPosts.list('draft', { offset: 0, limit: SHOWN, authorId: id }),
    pendingEdits.newestOf(email, SHOWN, onlyAuthor(context)),
  ])
  const all = [
    ...drafts.map((draft) => ({ ...draft, address: `/admin/drafts/${draft.id}`, kind: 'draft' as const })),
    ...edits.map((edit) => ({
      ...edit,
      address: `/admin/posts/${edit.id}`,
      kind: 'changes' as const,
    })),
  ]
  return all
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    .slice(0, SHOWN)
    .map(({ address, title, kind, updatedAt }) => ({
      address,
      title: title.trim(),
      kind,
      savedOn: today(timeZone, new Date(updatedAt)),
    }))
}
