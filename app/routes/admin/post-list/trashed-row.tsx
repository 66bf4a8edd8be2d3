import type { Picture } from '#domain/pictures/picture.ts'
import { PostDate } from '../../../ui/post-date.tsx'
import { toastSuccess } from '../../../ui/toasts.ts'
import { useCall } from '../shell/use-call.ts'
import { restored, restorePost } from './restore-post.ts'
import { Thumbnail } from './thumbnail.tsx'

/** A post in the trash, as its list shows it. */
export interface ListedTrash {
  readonly id: string
  readonly title: string
  readonly author: string
  /** The post is a draft outside of the trash. */
  readonly isDraft: boolean
  readonly picture: Picture | undefined
  /** Civil dates in the blog's time zone. */
  readonly deletedOn: string
  readonly endsOn: string
}

interface TrashedRowProps {
  post: ListedTrash
  onDelete: (post: ListedTrash) => void
  /** The row is about to leave, and the focus with it. */
  onRestored: () => void
}

export function TrashedRow({ post, onDelete, onRestored }: TrashedRowProps) {
  const { isBusy, run } = useCall()
  const restore = () =>
    run(() => restorePost(post.id), {
      onSuccess(document) {
        toastSuccess(restored(document))
        onRestored()
      },
    })
  return (
    <li className="row">
      <Thumbnail picture={post.picture} />
      <div className="row__text">
        <p className="row__title">{post.title}</p>
        <p className="row__facts">
          <span>{post.isDraft ? 'Draft' : 'Was published'}</span>
          {post.author && <span>{post.author}</span>}
          <span>
            Deleted <PostDate date={post.deletedOn} />
          </span>
          <span>
            Gone for good after <PostDate date={post.endsOn} />
          </span>
        </p>
      </div>
      <p className="row__actions">
        <button
          type="button"
          className="button button--quiet"
          aria-label={`Restore ${post.title}`}
          aria-disabled={isBusy}
          onClick={restore}
        >
          {isBusy ? 'Restoring…' : 'Restore'}
        </button>
        <button
          type="button"
          className="button button--quiet row__delete"
          aria-label={`Delete ${post.title} for good`}
          onClick={() => onDelete(post)}
        >
          Delete
        </button>
      </p>
    </li>
  )
}
