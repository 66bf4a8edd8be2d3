import type { MessageKey } from '#domain/locales/locale.ts'

export const SCHEDULED_POSTS = '/admin/posts#scheduled-posts'

/** What the sidebar says of the area, besides its links. */
export interface AreaState {
  /** Addresses of screens that the role of the signed-in administrator does not open. */
  readonly closed: readonly string[]
  readonly postCounts: PostCounts
  /** Whether the last attempt to send mail failed, or sending is paused since. */
  readonly isMailFailing: boolean
  /** Whether the newest backup is older than two days. */
  readonly isBackupOverdue: boolean
}

/** Posts that the administrator may see, by state. */
interface PostCounts {
  readonly published: number
  readonly draft: number
  readonly scheduled: number
  /** Own pages outside of the trash. */
  readonly pages: number
  readonly trashed: number
}

export interface AreaEntry {
  readonly address: string
  readonly label: MessageKey
  readonly count?: number
  /** What is wrong there, in a sentence without its full stop. */
  readonly trouble?: MessageKey | undefined
}

interface AreaGroup {
  /** Null for a group of one screen. */
  readonly title: MessageKey | null
  /** Folded unless one of its screens is open. */
  readonly isFolded?: true
  readonly entries: readonly AreaEntry[]
}

/** Lists of posts, by their state, and of own pages; without those that are empty, but for the ones that everybody looks for. */
export function postLists({ closed, postCounts }: AreaState): AreaEntry[] {
  const { published, draft, scheduled, pages, trashed } = postCounts
  const lists: readonly (AreaEntry & { readonly isLeftOut?: boolean })[] = [
    { address: '/admin/posts', label: 'posts.published', count: published },
    { address: '/admin/drafts', label: 'posts.drafts', count: draft },
    { address: SCHEDULED_POSTS, label: 'labels.scheduled', count: scheduled, isLeftOut: scheduled === 0 },
    { address: '/admin/pages', label: 'labels.pages', count: pages, isLeftOut: closed.includes('/admin/pages') },
    { address: '/admin/trash', label: 'trash.trash', count: trashed, isLeftOut: trashed === 0 },
  ]
  return lists.filter(({ isLeftOut }) => !isLeftOut)
}

/** The screens that the administrator may open, but for lists of posts and the own account. */
export function areaGroups({ closed, isMailFailing, isBackupOverdue }: AreaState): AreaGroup[] {
  const groups: AreaGroup[] = [
    {
      title: null,
      entries: [
        { address: '/admin/categories', label: 'categories.categories' },
        { address: '/admin/media', label: 'labels.pictures' },
      ],
    },
    {
      title: 'statistics.readers',
      entries: [
        { address: '/admin/statistics', label: 'statistics.statistics' },
        { address: '/admin/subscribers', label: 'labels.subscribers' },
        { address: '/admin/mail', label: 'labels.mail', trouble: isMailFailing ? 'frame.mailServerFails' : undefined },
      ],
    },
    {
      title: 'frame.blog',
      entries: [
        { address: '/admin/settings', label: 'settings.settings' },
        { address: '/admin/users', label: 'users.users' },
      ],
    },
    {
      title: 'frame.house',
      isFolded: true,
      entries: [
        {
          address: '/admin/backups',
          label: 'labels.backups',
          trouble: isBackupOverdue ? 'frame.backupIsOld' : undefined,
        },
        { address: '/admin/health', label: 'health.health' },
        { address: '/admin/audit', label: 'audit.auditLog' },
        { address: '/admin/import', label: 'imports.import' },
        { address: '/admin/redirects', label: 'imports.redirects' },
      ],
    },
  ]
  return groups
    .map(({ entries, ...group }) => ({ ...group, entries: entries.filter(({ address }) => !closed.includes(address)) }))
    .filter(({ entries }) => entries.length > 0)
}
