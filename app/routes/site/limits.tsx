import { WARNING_KIND_NAMES } from '#domain/posts/warnings/content-warnings.ts'
import { servicesContext } from '../../context.ts'
import letterStyles from '../../styles/article/letter.css?url'
import readingStyles from '../../styles/reading.css?url'
import { useLocale } from '../../ui/locale.ts'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/limits'

export const links = () => [
  { rel: 'stylesheet', href: readingStyles },
  { rel: 'stylesheet', href: letterStyles },
]

export function loader({ context }: Route.LoaderArgs) {
  return { canonical: `${context.get(servicesContext).config.siteUrl}/limits` }
}

/** All kinds of content warnings. `reader/my-limits.ts` adds a select for the reader's limit to each. */
export default function Limits({ loaderData }: Route.ComponentProps) {
  const { t } = useLocale()
  return (
    <main id="main" className="column text-page">
      <PageHead
        screen={t('shell.limits')}
        description={t('warnings.limitsDescription')}
        canonical={loaderData.canonical}
      />
      <h1>{t('shell.limits')}</h1>
      <div className="prose">
        <div>
          <p>{t('warnings.limitsIntro')}</p>
          <p className="needs-script">{t('warnings.limitsHow')}</p>
        </div>
      </div>
      <ul className="plain-list small limits">
        {WARNING_KIND_NAMES.map((kind) => (
          <li key={kind} data-limit={kind}>
            <span>
              <strong>{t(`warnings.${kind}`)}</strong> {t(`meanings.${kind}`)}
            </span>
          </li>
        ))}
      </ul>
    </main>
  )
}
