import { makeBackGoBack } from './back.ts'
import { makeCopyButtonsCopy } from './copy.ts'
import { layOutWhatIsFarBelow } from './far-below.ts'
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
layOutWhatIsFarBelow()
// These talk to the browser's other processes, which takes a while: in tasks of their own, between which a tap is heard.
setTimeout(followOtherTabs)
setTimeout(makeLogoutWork)
setTimeout(reportScreens)
