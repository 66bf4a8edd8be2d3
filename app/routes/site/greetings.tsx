import { mailto } from '#domain/email.ts'
import { plainText } from '#domain/text/marked-plain-text.ts'
import { parseMarkedTexts } from '#domain/text/marked-text.ts'
import { servicesContext } from '../../context.ts'
import { SubscribeIsland } from '../../islands/subscribe/subscribe-island.tsx'
import { settingsContext } from '../../middleware.ts'
import letterStyles from '../../styles/article/letter.css?url'
import readingStyles from '../../styles/reading.css?url'
import { Icon } from '../../ui/icon.tsx'
import { MarkedText } from '../../ui/marked-text/marked-text.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useSite } from '../../ui/site.ts'
import type { Route } from './+types/greetings'

export const links = () => [
  { rel: 'stylesheet', href: readingStyles },
  { rel: 'stylesheet', href: letterStyles },
]

export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext)
  return { letter: context.get(settingsContext).greetings, canonical: `${config.siteUrl}/greetings` }
}

export default function Greetings({ loaderData: { letter, canonical } }: Route.ComponentProps) {
  const { contact, captcha } = useSite()
  const [intro, ...parts] = parseMarkedTexts([letter.intro, ...letter.parts.map(({ text }) => text)])
  return (
    <main id="main" className="column letter">
      <PageHead screen="Greetings" description={plainText(letter.intro, { spoilers: 'drop' })} canonical={canonical} />
      <h1>{letter.title}</h1>
      <div className="prose letter__body">
        <div className="letter__opening">
          <MarkedText blocks={intro!} name="intro" />
        </div>
        {letter.parts.map((part, index) => (
          <section key={part.heading} className="section">
            <h2>{part.heading}</h2>
            <MarkedText blocks={parts[index]!} name={`part-${index + 1}`} />
          </section>
        ))}
        <p className="letter__signature">{letter.signature}</p>
      </div>
      <section className="letter__subscribe" aria-labelledby="subscribe-title">
        <h2 id="subscribe-title">{letter.subscribeHeading}</h2>
        <p>{letter.subscribeText}</p>
        <SubscribeIsland source="greetings" contact={contact} captcha={captcha} />
      </section>
      <p className="letter__contact">
        <a href={mailto(contact)}>{contact}</a>
      </p>
      <p className="actions actions--end">
        <a className="button" href="/">
          Explore The Den
          <Icon name="forward" />
        </a>
      </p>
    </main>
  )
}
