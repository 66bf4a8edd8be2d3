import { onClickOf } from './clicks.ts'

const KEY = 'den-theme'

/** Dark unless the reader chose light; the choice is kept in this browser and followed by its other tabs. */
export function makeThemeSwitch(): void {
  const root = document.documentElement
  const show = (isLight: boolean) => {
    if (isLight) root.dataset.theme = 'light'
    else delete root.dataset.theme
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', isLight ? '#f4eddf' : '#12100f')
  }

  show(root.dataset.theme === 'light')
  onClickOf('[data-theme-toggle]', () => {
    const isLight = root.dataset.theme !== 'light'
    show(isLight)
    keep(isLight ? 'light' : 'dark')
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) show(newValue === 'light')
  })
  // A page that was rendered ahead may have missed a choice that was made before it is shown.
  document.addEventListener('prerenderingchange', () => show(isLightKept(root.dataset.theme === 'light')))
}

function isLightKept(otherwise: boolean): boolean {
  try {
    return localStorage.getItem(KEY) === 'light'
  } catch {
    return otherwise
  }
}

/** A browser that keeps nothing for us still switches, for this page. */
function keep(theme: string): void {
  try {
    localStorage.setItem(KEY, theme)
  } catch {}
}
