import type { Type } from '#domain/look/look-choices.ts'
import bodoniDisplay from '../fonts/bodoni-display.woff2?url'
import bricolageDisplay from '../fonts/bricolage-display.woff2?url'
import frauncesDisplay from '../fonts/fraunces-display.woff2?url'
import gotischDisplay from '../fonts/gotisch-display.woff2?url'
import groteskDisplay from '../fonts/grotesk-display.woff2?url'
import literataItalic from '../fonts/literata-italic.woff2?url'
import literataText from '../fonts/literata-text.woff2?url'
import newsreaderItalic from '../fonts/newsreader-italic.woff2?url'
import newsreaderText from '../fonts/newsreader-text.woff2?url'
import oswaldDisplay from '../fonts/oswald-display.woff2?url'
import sourceSerifItalic from '../fonts/source-serif-italic.woff2?url'
import sourceSerifText from '../fonts/source-serif-text.woff2?url'
import workSansItalic from '../fonts/work-sans-italic.woff2?url'
import workSansText from '../fonts/work-sans-text.woff2?url'
import fanzineStyles from '../styles/type/fanzine.css?url'
import gialloStyles from '../styles/type/giallo.css?url'
import gothicStyles from '../styles/type/gothic.css?url'
import journalStyles from '../styles/type/journal.css?url'
import pulpStyles from '../styles/type/pulp.css?url'
import systemStyles from '../styles/type/system.css?url'

interface TypeFiles {
  /** Style sheet with the faces; null where the site's own has them. */
  readonly styles: string | null
  /** Fonts that every page needs, and that of words in italics. */
  readonly fonts: readonly string[]
  readonly italic: string | null
}

export const TYPE_FILES: Readonly<Record<Type, TypeFiles>> = {
  den: { styles: null, fonts: [frauncesDisplay, sourceSerifText], italic: sourceSerifItalic },
  giallo: { styles: gialloStyles, fonts: [bodoniDisplay, newsreaderText], italic: newsreaderItalic },
  gothic: { styles: gothicStyles, fonts: [gotischDisplay, literataText], italic: literataItalic },
  pulp: { styles: pulpStyles, fonts: [oswaldDisplay, literataText], italic: literataItalic },
  journal: { styles: journalStyles, fonts: [groteskDisplay, newsreaderText], italic: newsreaderItalic },
  fanzine: { styles: fanzineStyles, fonts: [bricolageDisplay, workSansText], italic: workSansItalic },
  system: { styles: systemStyles, fonts: [], italic: null },
}
