import { plainText } from '#domain/text/marked-plain-text.ts'
import { servicesContext } from '../../context.ts'
import { SubscribeIsland } from '../../islands/subscribe/subscribe-island.tsx'
import { settingsContext } from '../../middleware.ts'
import letterStyles from '../../styles/article/letter.css?url'
import readingStyles from '../../styles/reading.css?url'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useSite } from '../../ui/site.ts'
import type { Route } from './+types/greetings'
import { Letter } from './pages/letter.tsx'

export const links = () => [
  { rel: 'stylesheet', href: readingStyles },
  { rel: 'stylesheet', href: letterStyles },
]

export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext)
  return { letter: context.get(settingsContext).greetings, canonical: `${config.siteUrl}/greetings` }
}

export default function Greetings({ loaderData: { letter, canonical } }: Route.ComponentProps) {
  const { contact, captcha, subscribing } = useSite()
  return (
    <main id="main" className="column letter">
      <PageHead screen="Greetings" description={plainText(letter.intro, { spoilers: 'drop' })} canonical={canonical} />
      <Letter letter={letter} contact={contact}>
        <SubscribeIsland source="greetings" label={subscribing.label} contact={contact} captcha={captcha} />
      </Letter>
      <p className="actions">
        <a className="button" href="/">
          Explore The Den
          <Icon name="forward" />
        </a>
      </p>
    </main>
  )
}
