import { Icon } from '../../../ui/icon.tsx'

/**
 * Shown only where scripts run; `reader/theme.ts` handles it. Its name and its icon follow the theme by CSS alone: the sun in the
 * dark theme, the moon in the light one.
 */
export function ThemeToggle({ hasText = false }: { hasText?: boolean }) {
  return (
    <button type="button" className={`needs-script ${hasText ? 'menu__theme' : 'icon-button'}`} data-theme-toggle="">
      <Icon name="sun" className="icon-sun" />
      <Icon name="moon" className="icon-moon" />
      <span className={hasText ? undefined : 'visually-hidden'}>
        <span className="when-dark">Switch to light theme</span>
        <span className="when-light">Switch to dark theme</span>
      </span>
    </button>
  )
}
