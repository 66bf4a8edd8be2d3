import type { ComponentProps } from 'react'
import type { Locale } from '#domain/locales/locale.ts'
import { networkName } from '#domain/menu/networks.ts'
import type { SocialLink } from '#domain/menu/social.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { NETWORK_MARKS } from './network-marks.ts'

const LINE_ICONS: Readonly<Record<string, ComponentProps<typeof Icon>['name']>> = {
  rss: 'feed',
  mail: 'mail',
  website: 'globe',
}

interface SocialLinksProps {
  links: readonly SocialLink[]
  /** Whose links they are; those of the blog by default. */
  person?: string
  /** Names of the networks in place of their marks, which have up to a kilobyte each. */
  hasText?: boolean
}

/** Where else the blog or a person is found. Mastodon shows a link back as confirmed if it is `rel="me"`. */
export function SocialLinks({ links, person, hasText = false }: SocialLinksProps) {
  const locale = useLocale()
  if (links.length === 0) return null
  return (
    <ul className="plain-list wraps" aria-label={person ?? locale.t('shell.elsewhere')}>
      {links.map((link, index) => {
        const name = nameOf(locale, link, links)
        return (
          <li key={index}>
            <a
              className={hasText ? undefined : 'icon-button'}
              href={link.href}
              rel={relOf(link.href, person !== undefined || link.network === 'mastodon')}
              aria-label={hasText ? undefined : [person, name].filter(Boolean).join(': ')}
            >
              {hasText ? name : <NetworkIcon network={link.network} />}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Two of one network are told apart by their addresses. */
function nameOf(locale: Locale, { network, href }: SocialLink, links: readonly SocialLink[]): string {
  const isOnly = links.filter((link) => link.network === network).length === 1
  const name = networkName(locale.t, network)
  return isOnly ? name : `${name}: ${href.replace(/^\w+:(\/\/)?/, '')}`
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

function relOf(href: string, isMe: boolean): string | undefined {
  if (!/^https:/i.test(href)) return undefined
  return isMe ? 'me noopener' : 'noopener'
}
