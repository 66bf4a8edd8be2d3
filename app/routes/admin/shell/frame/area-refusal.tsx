import { Link } from 'react-router'
import { useLocale } from '../../../../ui/locale.ts'
import { ScreenTitle } from '../screen-title.tsx'

export function AreaRefusal({ detail }: { detail: string }) {
  const { t } = useLocale()
  return (
    <div className="empty">
      <ScreenTitle screen="Not for you" />
      <h2 className="empty__title">{t('frame.thisDoorLocked')}</h2>
      <p>{detail}</p>
      <p>
        Go to <Link to="/admin/posts">{t('labels.posts')}</Link>, or <Link to="/admin">{t('frame.writeOne')}</Link>.
      </p>
    </div>
  )
}
