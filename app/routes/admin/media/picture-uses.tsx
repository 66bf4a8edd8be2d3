import { Link } from 'react-router'
import type { ListedPicture, PictureUse } from '#domain/pictures/listed-picture.ts'
import { today } from '#domain/text/civil-time.ts'
import { useLocale } from '../../../ui/locale.ts'
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
        Only in{' '}
        <Link to={`/admin/revisions/${earlierUse.id}`}>{t('media.revisionsOf', { title: titleOf(earlierUse) })}</Link>
      </p>
    )
  if (uses.length === 0 && !isBesidePosts) return <Removal from={picture.removedFrom} />
  return (
    <ul className="meta plain-list sheet__uses">
      {uses.map((use) => (
        <li key={use.id}>
          <Link to={addressOf(use)}>{titleOf(use)}</Link>
          {use.status !== 'published' && <span className="sheet__status"> {STATUS_WORDS[use.status]}</span>}
        </li>
      ))}
      {hasMoreUses && <li>{t('media.andInMorePosts')}</li>}
      {isInSettings && <InArea area="/admin/settings" to={sectionAddress('look')} words="look of the blog" />}
      {isInCategory && <InArea area="/admin/categories" to="/admin/categories" words="categories" />}
      {isInProfile && <li>{t('media.thePortraitAuthor')}</li>}
    </ul>
  )
}

/** Not every role may open the area. */
function InArea({ area, to, words }: { area: string; to: string; words: string }) {
  const { closed } = useApplication()
  return <li>In the {closed.includes(area) ? words : <Link to={to}>{words}</Link>}</li>
}

function Removal({ from }: { from: string | null }) {
  const { t } = useLocale()
  const { timeZone } = useApplication()
  return (
    <p className="meta sheet__uses">
      Not used.{' '}
      {from === null ? (
        t('media.itRemovedAfterDay')
      ) : (
        <>
          It is removed on <PostDate date={today(timeZone, new Date(from))} />.
        </>
      )}
    </p>
  )
}

const STATUS_WORDS = { draft: 'draft', scheduled: 'scheduled', trashed: 'in the trash' } as const

function titleOf({ title }: PictureUse): string {
  return title.trim() || 'Untitled'
}

function addressOf({ id, status }: PictureUse): string {
  if (status === 'trashed') return '/admin/trash'
  return status === 'published' ? `/admin/posts/${id}` : `/admin/drafts/${id}`
}
