import { MoonIcon, SunIcon } from '../../../ui/icons.tsx'

/** Shown only where scripts run; `reader/theme.ts` makes it work. Its name follows the theme by CSS alone. */
export function ThemeToggle({ hasText = false }: { hasText?: boolean }) {
  return (
    <button type="button" className={`needs-script ${hasText ? 'menu__theme' : 'icon-button'}`} data-theme-toggle="">
      <SunIcon />
      <MoonIcon />
      <span className={hasText ? undefined : 'visually-hidden'}>
        <span className="when-dark">Switch to light theme</span>
        <span className="when-light">Switch to dark theme</span>
      </span>
    </button>
  )
}
