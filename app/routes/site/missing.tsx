import { data } from 'react-router'
import { PageHead } from '../../ui/page-head.tsx'
import { Notice } from './notice.tsx'

const TEXT = {
  title: 'Nothing is kept here',
  text: 'The picture or file that this address names is gone, or the address lost a letter on its way.',
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', Vary: 'Accept' }
}

export function loader() {
  return data(null, { status: 404 })
}

/** The 404 page for browsers that ask for a file that does not exist; see `unknown-address.ts`. */
export default function Missing() {
  return (
    <main id="main">
      <PageHead screen={TEXT.title} />
      <Notice text={TEXT}>
        <p className="actions">
          <a className="button" href="/">
            Explore The Den
          </a>
          <a className="button button--quiet" href="/greetings">
            Greetings
          </a>
        </p>
      </Notice>
    </main>
  )
}
