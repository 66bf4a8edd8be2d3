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
  readonly label: string
  readonly count?: number
  /** What is wrong there, in a sentence without its full stop. */
  readonly trouble?: string | undefined
}

interface AreaGroup {
  /** Null for a group of one screen. */
  readonly title: string | null
  /** Folded unless one of its screens is open. */
  readonly isFolded?: true
  readonly entries: readonly AreaEntry[]
}

/** Lists of posts, by their state, and of own pages; without those that are empty, but for the ones that everybody looks for. */
export function postLists({ closed, postCounts }: AreaState): AreaEntry[] {
  const { published, draft, scheduled, pages, trashed } = postCounts
  return [
    { address: '/admin/posts', label: 'Published', count: published },
    { address: '/admin/drafts', label: 'Drafts', count: draft },
    ...(scheduled > 0 ? [{ address: SCHEDULED_POSTS, label: 'Scheduled', count: scheduled }] : []),
    ...(closed.includes('/admin/pages') ? [] : [{ address: '/admin/pages', label: 'Pages', count: pages }]),
    ...(trashed > 0 ? [{ address: '/admin/trash', label: 'Trash', count: trashed }] : []),
  ]
}

/** The screens that the administrator may open, but for lists of posts and the own account. */
export function areaGroups({ closed, isMailFailing, isBackupOverdue }: AreaState): AreaGroup[] {
  const groups: AreaGroup[] = [
    {
      title: null,
      entries: [
        { address: '/admin/categories', label: 'Categories' },
        { address: '/admin/media', label: 'Pictures' },
      ],
    },
    {
      title: 'Readers',
      entries: [
        { address: '/admin/statistics', label: 'Statistics' },
        { address: '/admin/subscribers', label: 'Subscribers' },
        { address: '/admin/mail', label: 'Mail', trouble: isMailFailing ? 'The mail server fails' : undefined },
      ],
    },
    {
      title: 'Blog',
      entries: [
        { address: '/admin/settings', label: 'Settings' },
        { address: '/admin/users', label: 'Users' },
      ],
    },
    {
      title: 'House',
      isFolded: true,
      entries: [
        {
          address: '/admin/backups',
          label: 'Backups',
          trouble: isBackupOverdue ? 'The newest backup is older than two days' : undefined,
        },
        { address: '/admin/health', label: 'Health' },
        { address: '/admin/audit', label: 'Audit log' },
        { address: '/admin/import', label: 'Import' },
        { address: '/admin/redirects', label: 'Redirects' },
      ],
    },
  ]
  return groups
    .map(({ entries, ...group }) => ({ ...group, entries: entries.filter(({ address }) => !closed.includes(address)) }))
    .filter(({ entries }) => entries.length > 0)
}
