import { Link } from 'react-router'
import { useLocale } from '../../../../ui/locale.ts'
import { Message } from '../../../../ui/message.tsx'
import { ScreenTitle } from '../screen-title.tsx'

export function AreaRefusal({ detail }: { detail: string }) {
  const { t } = useLocale()
  return (
    <div className="empty">
      <ScreenTitle screen={t('frame.notForYou')} />
      <h2 className="empty__title">{t('frame.doorIsLocked')}</h2>
      <p>{detail}</p>
      <p>
        <Message
          of="frame.goToPosts"
          slots={{
            posts: (words) => <Link to="/admin/posts">{words}</Link>,
            write: (words) => <Link to="/admin">{words}</Link>,
          }}
        />
      </p>
    </div>
  )
}
