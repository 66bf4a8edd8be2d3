import { Link } from 'react-router'
import type { Locale } from '#domain/locales/locale.ts'
import type { ListedPicture, PictureUse } from '#domain/pictures/listed-picture.ts'
import { today } from '#domain/text/civil-time.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { PostDate } from '../../../ui/post-date.tsx'
import { useApplication } from '../application-context.ts'
import { sectionAddress } from '../settings/sections.ts'

export function PictureUses({ picture }: { picture: ListedPicture }) {
  const { t } = useLocale()
  const { uses, hasMoreUses, earlierUse, isInSettings, isInCategory, isInProfile } = picture
  const isBesidePosts = isInSettings || isInCategory || isInProfile
  if (earlierUse && !isBesidePosts)
    return (
      <p className="meta sheet__uses">
        <Message
          of="media.onlyInRevisions"
          slots={{ title: <Link to={`/admin/revisions/${earlierUse.id}`}>{titleOf(t, earlierUse)}</Link> }}
        />
      </p>
    )
  if (uses.length === 0 && !isBesidePosts) return <Removal from={picture.removedFrom} />
  return (
    <ul className="meta plain-list sheet__uses">
      {uses.map((use) => (
        <li key={use.id}>
          <Link to={addressOf(use)}>{titleOf(t, use)}</Link>
          {use.status !== 'published' && <span className="sheet__status"> {t(STATUS_WORDS[use.status])}</span>}
        </li>
      ))}
      {hasMoreUses && <li>{t('media.andInMorePosts')}</li>}
      {isInSettings && <InArea area="/admin/settings" to={sectionAddress('look')} of="media.inLook" />}
      {isInCategory && <InArea area="/admin/categories" to="/admin/categories" of="media.inCategories" />}
      {isInProfile && <li>{t('media.thePortraitAuthor')}</li>}
    </ul>
  )
}

interface InAreaProps {
  area: string
  to: string
  of: 'media.inLook' | 'media.inCategories'
}

/** Not every role may open the area. */
function InArea({ area, to, of }: InAreaProps) {
  const { closed } = useApplication()
  const link = (words: string) => (closed.includes(area) ? words : <Link to={to}>{words}</Link>)
  return (
    <li>
      <Message of={of} slots={{ link }} />
    </li>
  )
}

function Removal({ from }: { from: string | null }) {
  const { t } = useLocale()
  const { timeZone } = useApplication()
  return (
    <p className="meta sheet__uses">
      {from === null ? (
        t('media.removedAfterDay')
      ) : (
        <Message of="media.removedOn" slots={{ date: <PostDate date={today(timeZone, new Date(from))} /> }} />
      )}
    </p>
  )
}

const STATUS_WORDS = { draft: 'media.draft', scheduled: 'media.scheduled', trashed: 'media.trashed' } as const

function titleOf(t: Locale['t'], { title }: PictureUse): string {
  return title.trim() || t('labels.untitled')
}

function addressOf({ id, status }: PictureUse): string {
  if (status === 'trashed') return '/admin/trash'
  return status === 'published' ? `/admin/posts/${id}` : `/admin/drafts/${id}`
}
