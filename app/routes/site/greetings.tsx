import { mailto } from '#domain/email.ts'
import letterStyles from '../../styles/article/letter.css?url'
import readingStyles from '../../styles/reading.css?url'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../ui/locale.ts'
import { useSite } from '../../ui/site.ts'
import type { Route } from './+types/greetings'
import { Letter } from './pages/letter.tsx'
import { OwnPageHead } from './pages/own-page-head.tsx'
import { standardPageAt } from './pages/standard-page.ts'
import { SubscribeBox } from './subscription/subscribe-box.tsx'

export const links = () => [
  { rel: 'stylesheet', href: readingStyles },
  { rel: 'stylesheet', href: letterStyles },
]

export function loader({ context }: Route.LoaderArgs) {
  return standardPageAt('/greetings', context)
}

export default function Greetings({ loaderData: found }: Route.ComponentProps) {
  const { contact } = useSite()
  const { t } = useLocale()
  return (
    <main id="main" className="column letter">
      <OwnPageHead {...found} screen={t('shell.greetings')} />
      <Letter {...found} />
      <SubscribeBox source="greetings" />
      <p className="letter__contact">
        <a href={mailto(contact)}>{contact}</a>
      </p>
      <p className="actions">
        <a className="button" href="/">
          {t('shell.explore')}
          <Icon name="forward" />
        </a>
      </p>
    </main>
  )
}
