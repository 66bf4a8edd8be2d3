import type { ComponentProps } from 'react'
import { NETWORKS } from '#domain/menu/networks.ts'
import type { SocialLink } from '#domain/menu/social.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { NETWORK_MARKS } from './network-marks.ts'

const LINE_ICONS: Readonly<Record<string, ComponentProps<typeof Icon>['name']>> = {
  rss: 'feed',
  mail: 'mail',
  website: 'globe',
}

/** Where else the blog is found. Mastodon shows a link back as confirmed if it is `rel="me"`. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const { t } = useLocale()
  if (links.length === 0) return null
  return (
    <ul className="plain-list wraps" aria-label={t('shell.elsewhere')}>
      {links.map(({ network, href }, index) => (
        <li key={index}>
          <a
            className="icon-button"
            href={href}
            rel={relOf(network, href)}
            aria-label={nameOf({ network, href }, links)}
          >
            <NetworkIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Two of one network are told apart by their addresses. */
function nameOf({ network, href }: SocialLink, links: readonly SocialLink[]): string {
  const isOnly = links.filter((link) => link.network === network).length === 1
  return isOnly ? NETWORKS[network] : `${NETWORKS[network]}: ${href.replace(/^\w+:(\/\/)?/, '')}`
}

function NetworkIcon({ network }: Pick<SocialLink, 'network'>) {
  const name = LINE_ICONS[network]
  if (name) return <Icon name={name} />
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" stroke="none" d={NETWORK_MARKS[network as keyof typeof NETWORK_MARKS]} />
    </svg>
  )
}

function relOf(network: SocialLink['network'], href: string): string | undefined {
  if (!/^https:/i.test(href)) return undefined
  return network === 'mastodon' ? 'me noopener' : 'noopener'
}
