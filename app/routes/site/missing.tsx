import { data } from 'react-router'
import { useLocale } from '../../ui/locale.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Notice } from './notice.tsx'

export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', Vary: 'Accept' }
}

export function loader() {
  return data(null, { status: 404 })
}

/** The 404 page for browsers that ask for a file that does not exist; see `unknown-address.ts`. */
export default function Missing() {
  const { t } = useLocale()
  const text = { title: t('shell.missingTitle'), text: t('shell.missingText') }
  return (
    <main id="main">
      <PageHead screen={text.title} />
      <Notice text={text}>
        <p className="actions">
          <a className="button" href="/">
            {t('shell.explore')}
          </a>
          <a className="button button--quiet" href="/greetings">
            {t('shell.greetings')}
          </a>
        </p>
      </Notice>
    </main>
  )
}
