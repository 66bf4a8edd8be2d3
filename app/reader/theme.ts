import { onClickOf } from './clicks.ts'

const KEY = 'den-theme'

/** Dark unless the reader chose light; the choice is kept in this browser. */
export function initThemeToggle(): void {
  // The page comes dark.
  if (isLight()) show(true)
  onClickOf('[data-theme-toggle]', () => {
    show(!isLight())
    keep(isLight() ? 'light' : 'dark')
  })
  // A page that was rendered ahead may have missed a choice that was made before it is shown.
  document.addEventListener('prerenderingchange', catchUp)
}

/** What is chosen in another tab counts here as well. */
export function followTheme(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) show(newValue === 'light')
  })
  catchUp()
}

function catchUp(): void {
  show(isLightKept(isLight()))
}

function isLight(): boolean {
  return document.documentElement.dataset.theme === 'light'
}

function show(asLight: boolean): void {
  const { dataset } = document.documentElement
  if (asLight) dataset.theme = 'light'
  else delete dataset.theme
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', asLight ? '#f4eddf' : '#12100f')
}

function isLightKept(otherwise: boolean): boolean {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === null ? otherwise : kept === 'light'
  } catch {
    return otherwise
  }
}

/** Without storage the chosen theme lasts for this page only. */
function keep(theme: string): void {
  try {
    localStorage.setItem(KEY, theme)
  } catch {}
}
