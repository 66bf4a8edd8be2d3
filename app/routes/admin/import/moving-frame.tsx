import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../../ui/locale.ts'
import { ScreenTitle } from '../shell/screen-title.tsx'

interface MovingFrameProps {
  screen: 'imports.import' | 'imports.reportOfImport' | 'imports.redirects'
  id: string
  children: ReactNode
}

/** The frame of the screens for moving a blog here. */
export function MovingFrame({ screen, id, children }: MovingFrameProps) {
  const { t } = useLocale()
  return (
    <section className="screen" aria-labelledby={id}>
      <ScreenTitle screen={t(screen)} />
      <div className="cluster posts__top">
        <h2 className="admin__heading" id={id}>
          {t(screen)}
        </h2>
        <p className="posts__back">
          {screen !== 'imports.import' && <Link to="/admin/import">{t('imports.import')}</Link>}
          {screen !== 'imports.redirects' && <Link to="/admin/redirects">{t('imports.redirects')}</Link>}
        </p>
      </div>
      {children}
    </section>
  )
}
