import { makeBackGoBack } from './back.ts'
import { makeCopyButtonsCopy } from './copy.ts'
import { makeIslandsWake } from './islands.ts'
import { makeMenuOpen } from './menu.ts'
import { reportScreens } from './screen-views.ts'
import { makeLogoutWork } from './session.ts'
import { followOtherTabs, makeThemeSwitch } from './theme.ts'

// The whole script of a reading page: what it adds to finished HTML, and nothing that the page needs to be read.
makeThemeSwitch()
makeCopyButtonsCopy()
makeBackGoBack()
makeMenuOpen()
makeIslandsWake()
followOtherTabs()
reportScreens()
// Talks to the browser's other processes, which takes a while: in a task of its own, before which a tap is heard.
setTimeout(makeLogoutWork)
