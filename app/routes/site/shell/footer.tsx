import { mailto } from '#domain/email.ts'
import { parseMarkedLines } from '#domain/text/marked-text.ts'
import { SubscribeForm } from '../../../islands/subscribe/subscribe-form.tsx'
import { SubscribeIsland } from '../../../islands/subscribe/subscribe-island.tsx'
import { TextButton } from '../../../ui/button.tsx'
import { copyWords } from '../../../ui/copy-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { lineElements } from '../../../ui/marked-text/inline-text.tsx'
import type { Site } from '../../../ui/site.ts'
import { Logo } from './logo.tsx'
import { footerGroups } from './navigation.ts'
import { SocialLinks } from './social-links.tsx'

interface FooterProps {
  site: Site
  /** Whether React already runs on the page, so that the subscribe form is not hydrated separately. */
  isApplication?: boolean
  /** As below the screens of the admin area, which are denser. */
  isSmall?: boolean
}

export const FOOTER_ID = 'footer'

export function Footer({ site, isApplication = false, isSmall = false }: FooterProps) {
  const locale = useLocale()
  const { t } = locale
  const { blogName, tagline, contact, captcha, subscribing, social, footerText } = site
  const Subscribe = isApplication ? SubscribeForm : SubscribeIsland
  return (
    <footer
      className={isSmall ? 'footer footer--small' : 'footer'}
      id={FOOTER_ID}
      {...(isApplication && { lang: locale.language, dir: locale.direction })}
    >
      <div className="page footer__inner">
        <div>
          <Logo logo={site.logo} />
          <p className="footer__blog">{blogName}</p>
          <p className="footer__tagline">{tagline}</p>
          {footerText && <p className="small">{lineElements(parseMarkedLines(footerText), FOOTER_ID)}</p>}
          <SocialLinks links={social} />
        </div>
        <div className="footer__reach">
          <div>
            <Subscribe
              source="footer"
              label={subscribing.label}
              failed={t('subscribe.failed', { contact })}
              captcha={captcha}
            />
          </div>
          <div>
            <p className="label">{t('shell.writeToUs')}</p>
            <p className="wraps footer__address">
              <a href={mailto(contact)}>{contact}</a>
              <TextButton className="needs-script" data-copy={contact} {...copyWords(locale)}>
                <Icon name="copy" />
                <span data-copy-label="">{t('shell.copy')}</span>
                <span className="visually-hidden"> {t('shell.contactAddress')}</span>
              </TextButton>
            </p>
          </div>
        </div>
        <nav className="wraps footer__links" aria-label={t('shell.footerNavigation')}>
          {footerGroups(site, t).map((links, index) => (
            <p key={index}>
              {links.map(({ href, label, rel }, place) => (
                <a key={place} href={href} rel={rel}>
                  {label}
                </a>
              ))}
            </p>
          ))}
        </nav>
      </div>
      <p className="visually-hidden" role="status" data-announcer="" />
    </footer>
  )
}
