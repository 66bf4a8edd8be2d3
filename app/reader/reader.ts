import { runAfterLoad } from './after-load.ts'
import { initBackLinks } from './back.ts'
import { initCopyButtons } from './copy.ts'
import { initMenu } from './menu.ts'
import { reportScreens } from './screen-views.ts'
import { followSession, initLogout } from './session.ts'
import { LIMITS_KEY, readStorage } from './storage.ts'
import { initIslands } from './subscribe/islands.ts'
import { guardSubmits } from './subscribe/submit-guard.ts'
import { followTheme, initThemeToggle } from './theme.ts'

// The only script of a reading page. Loaded with `async`, so that neither parsing nor the first paint waits for it.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()

function start(): void {
  initThemeToggle()
  initCopyButtons()
  initBackLinks()
  initMenu()
  initIslands()
  guardSubmits()
  // Without this script an embed card is a link.
  if (document.querySelector('[data-frame]'))
    import('./embeds.ts').then(
      ({ initEmbeds }) => initEmbeds(),
      () => {},
    )
  if (readStorage(LIMITS_KEY) || document.querySelector('.limits')) loadLimits()
  else document.querySelector('.warnings')?.addEventListener('toggle', loadLimits, { once: true })
  if (document.querySelector('[data-quote]')) document.addEventListener('selectionchange', loadCopyQuote)
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches('[data-search]'))
      import('./suggestions.ts').then(
        ({ suggestFor }) => suggestFor(target as HTMLInputElement),
        () => {},
      )
  })
  // These wait for other processes of the browser: first for the cookie; in tasks of their own, so that input is handled between.
  setTimeout(initLogout)
  runAfterLoad(reportScreens, followTheme, followSession)
}

function loadLimits(): void {
  import('./my-limits.ts').then(
    ({ initLimits }) => initLimits(),
    () => {},
  )
}

/** Loads `copy-quote.ts` at the first selection: most readers select nothing. */
function loadCopyQuote(): void {
  if (getSelection()?.isCollapsed !== false) return
  document.removeEventListener('selectionchange', loadCopyQuote)
  import('./copy-quote.ts').then(
    ({ initCopyQuote }) => initCopyQuote(document.querySelector<HTMLElement>('[data-quote]')!),
    () => {},
  )
}
