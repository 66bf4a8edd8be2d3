import { onClickOf } from './clicks.ts'
import { readStorage } from './storage.ts'

/** Also read by `theme-boot.js`. */
const STORAGE_KEY = 'den-theme'

export function initThemeToggle(): void {
  // `theme-boot.js` set the theme before the first paint, but not the theme colour.
  applyTheme(isLight())
  onClickOf('[data-theme-toggle]', () => {
    applyTheme(!isLight())
    storeTheme(isLight() ? 'light' : 'dark')
  })
  // The theme may have changed while the page was prerendered.
  document.addEventListener('prerenderingchange', applyStoredTheme)
}

export function followTheme(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY) applyTheme(newValue === 'light')
  })
  applyStoredTheme()
}

function applyStoredTheme(): void {
  const stored = readStorage(STORAGE_KEY)
  if (stored) applyTheme(stored === 'light')
}

function isLight(): boolean {
  return document.documentElement.dataset.theme === 'light'
}

function applyTheme(light: boolean): void {
  const { dataset } = document.documentElement
  if (light) dataset.theme = 'light'
  else delete dataset.theme
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!
  meta.content = meta.dataset[light ? 'light' : 'dark']!
}

/** Where storage is blocked the choice lasts for this page only. */
function storeTheme(theme: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {}
}
