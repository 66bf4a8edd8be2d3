import type { RouterContextProvider } from 'react-router'
import { formatCivilDate } from '#domain/text/civil-date.ts'
import { civilTimeAt } from '#domain/text/civil-time.ts'
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
    ...drafts.map((draft) => ({ ...draft, address: `/admin/drafts/${draft.id}`, what: 'Draft' })),
    ...edits.map((edit) => ({
      ...edit,
      address: `/admin/posts/${edit.id}`,
      what: 'Changes that readers do not see yet',
    })),
  ]
  return all
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    .slice(0, SHOWN)
    .map(({ address, title, what, updatedAt }) => ({
      address,
      title: title.trim() || 'Untitled',
      fact: `${what}, saved on ${formatCivilDate(civilTimeAt(new Date(updatedAt), timeZone).date)}`,
    }))
}
