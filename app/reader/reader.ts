import { initBackLinks } from './back.ts'
import { initCopyButtons } from './copy.ts'
import { guardPlainSubmits, initIslands } from './islands.ts'
import { initMenu } from './menu.ts'
import { reportScreens } from './screen-views.ts'
import { followSession, initLogout } from './session.ts'
import { followTheme, initThemeToggle } from './theme.ts'
import { whenQuiet } from './when-quiet.ts'

// The whole script of a reading page: what it adds to finished HTML, and nothing that the page needs to be read. It comes as
// soon as it can, so that neither the end of the page nor its first paint waits for it.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()

function start(): void {
  initThemeToggle()
  initCopyButtons()
  initBackLinks()
  initMenu()
  initIslands()
  guardPlainSubmits()
  // A card is a link without it.
  if (document.querySelector('[data-frame]'))
    import('./embeds.ts').then(
      ({ initEmbeds }) => initEmbeds(),
      () => {},
    )
  // These talk to the browser's other processes, which takes a while: in tasks of their own, between which a tap is heard.
  setTimeout(initLogout)
  whenQuiet(reportScreens, followTheme, followSession)
}
