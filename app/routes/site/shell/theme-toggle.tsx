import { MoonIcon, SunIcon } from '../../../ui/icons.tsx'

/** Stands only where scripts run; `reader/theme.ts` makes it work and keeps its name and state true. */
export function ThemeToggle({ hasText }: { hasText?: boolean }) {
  return (
    <button
      type="button"
      className={`needs-script ${hasText ? 'menu__theme' : 'icon-button'}`}
      data-theme-toggle=""
      aria-label="Switch to light theme"
    >
      <SunIcon />
      <MoonIcon />
      {hasText && (
        <>
          <span className="when-dark">Light theme</span>
          <span className="when-light">Dark theme</span>
        </>
      )}
    </button>
  )
}
