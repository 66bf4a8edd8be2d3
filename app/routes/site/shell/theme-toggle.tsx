import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'

/**
 * Shown only where scripts run; `reader/theme.ts` handles it. Its name and its icon follow the theme by CSS alone: the sun in the
 * dark theme, the moon in the light one.
 */
export function ThemeToggle({ hasText = false }: { hasText?: boolean }) {
  const { t } = useLocale()
  return (
    <button type="button" className={`needs-script ${hasText ? 'menu__theme' : 'icon-button'}`} data-theme-toggle="">
      <Icon name="sun" className="icon-sun" />
      <Icon name="moon" className="icon-moon" />
      <span className={hasText ? undefined : 'visually-hidden'}>
        <span className="when-dark">{t('shell.lightTheme')}</span>
        <span className="when-light">{t('shell.darkTheme')}</span>
      </span>
    </button>
  )
}
