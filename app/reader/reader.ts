import { makeBackGoBack } from './back.ts'
import { makeCopyButtonsCopy } from './copy.ts'
import { guardPlainSubmits, makeIslandsWake } from './islands.ts'
import { makeMenuOpen } from './menu.ts'
import { reportScreens } from './screen-views.ts'
import { followSession, makeLogoutWork } from './session.ts'
import { followTheme, makeThemeSwitch } from './theme.ts'
import { whenQuiet } from './when-quiet.ts'

// The whole script of a reading page: what it adds to finished HTML, and nothing that the page needs to be read. It comes as
// soon as it can, so that neither the end of the page nor its first paint waits for it.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()

function start(): void {
  makeThemeSwitch()
  makeCopyButtonsCopy()
  makeBackGoBack()
  makeMenuOpen()
  makeIslandsWake()
  guardPlainSubmits()
  // These talk to the browser's other processes, which takes a while: in tasks of their own, between which a tap is heard.
  setTimeout(makeLogoutWork)
  whenQuiet(reportScreens, followTheme, followSession)
}
