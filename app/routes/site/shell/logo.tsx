import type { LogoPicture } from '#domain/look/logo.ts'
import type { Site } from '../../../ui/site.ts'

/** The owner's logo, or a half-open door. The name of the blog stands beside it, seen or not, so it has no text of its own. */
export function Logo({ logo }: Pick<Site, 'logo'>) {
  if (logo && logo.dark.src === logo.light.src) return <OwnLogo {...logo.dark} />
  if (logo)
    return (
      <>
        <OwnLogo {...logo.dark} theme="dark" />
        <OwnLogo {...logo.light} theme="light" />
      </>
    )
  return (
    <svg className="logo" viewBox="0 0 24 28" aria-hidden="true">
      <path className="logo__frame" d="M2 27V12a10 10 0 0 1 20 0v15Z" />
      <path className="logo__light" d="M5.5 27V12a6.5 6.5 0 0 1 13 0v15Z" />
      <path className="logo__door" d="M12 5.5V25l-6.5 2V12A6.5 6.5 0 0 1 12 5.5Z" />
    </svg>
  )
}

/** The logo with the name of the blog, which is only heard where the logo has it in its letters. */
export function Brand({ site: { logo, blogName } }: { site: Pick<Site, 'logo' | 'blogName'> }) {
  return (
    <a className="brand" href="/">
      <Logo logo={logo} />
      <span className={logo && !logo.withName ? 'visually-hidden' : 'brand__name'}>{blogName}</span>
    </a>
  )
}

function OwnLogo({ src, width, height, theme }: LogoPicture & { theme?: 'dark' | 'light' }) {
  return (
    <img
      className={theme ? `logo--own in-${theme}` : 'logo--own'}
      src={src}
      width={width}
      height={height}
      alt=""
      decoding="async"
    />
  )
}
