import { Link } from 'react-router'
import { ScreenTitle } from '../screen-title.tsx'

export function AreaRefusal({ detail }: { detail: string }) {
  return (
    <div className="empty">
      <ScreenTitle screen="Not for you" />
      <h2 className="empty__title">This door is locked</h2>
      <p>{detail}</p>
      <p>
        Go to <Link to="/admin/posts">Posts</Link>, or <Link to="/admin">write one</Link>.
      </p>
    </div>
  )
}
