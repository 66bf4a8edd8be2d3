import { onClickOf } from './clicks.ts'

/** Also read by `theme-boot.js`. */
const STORAGE_KEY = 'den-theme'

type Theme = 'light' | 'dark'

/** Switches the theme: dark unless the reader chose light. The choice is stored in `localStorage`. */
export function initThemeToggle(): void {
  // `theme-boot.js` set the theme before the first paint, but not the theme colour.
  if (isLight()) applyTheme('light')
  onClickOf('[data-theme-toggle]', () => {
    const theme = isLight() ? 'dark' : 'light'
    applyTheme(theme)
    storeTheme(theme)
  })
  // The theme may have changed while the page was prerendered.
  document.addEventListener('prerenderingchange', applyStoredTheme)
}

/** Applies the choice that is made in another tab. */
export function followTheme(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY) applyTheme(newValue === 'light' ? 'light' : 'dark')
  })
  applyStoredTheme()
}

function applyStoredTheme(): void {
  const theme = storedTheme()
  if (theme) applyTheme(theme)
}

function isLight(): boolean {
  return document.documentElement.dataset.theme === 'light'
}

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'light') dataset.theme = 'light'
  else delete dataset.theme
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', theme === 'light' ? '#f4eddf' : '#12100f')
}

/** Null without a choice, and where storage is blocked. */
function storedTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    if (stored === null) return null
    return stored === 'light' ? 'light' : 'dark'
  } catch {
    return null
  }
}

/** Where storage is blocked the choice lasts for this page only. */
function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {}
}
