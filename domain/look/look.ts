import { z } from 'zod'
import { unlessUnknownKeys } from '../field-errors.ts'
import { textField } from '../text/text-field.ts'
import { colourCode } from './colour-code.ts'
import { CORNERS, FIRST_THEMES, PALETTES, TYPES } from './look-choices.ts'
import { OWN_CSS_MAX, ownCssProblem } from './own-css.ts'

/** What makes a blog look like its owner's, whatever the device. */
export const look = z.strictObject(
  {
    /** Colour of links and buttons, `#rrggbb`; each theme has the nearest tone that can be read. */
    accent: colourCode('Accent'),
    /** Colour of the page, `#rrggbb`. */
    ground: colourCode('Ground'),
    type: choice('Type', TYPES),
    corners: choice('Corners', CORNERS),
    firstTheme: choice('First visit', FIRST_THEMES),
    /** Styles of reading pages after those of the look. */
    css: ownCss(),
  },
  { error: unlessUnknownKeys('A look is an object with accent, ground, type, corners, firstTheme and css') },
)

export type Look = Readonly<z.output<typeof look>>

export const DEFAULT_LOOK: Look = {
  accent: PALETTES[0].accent,
  ground: PALETTES[0].ground,
  type: 'den',
  corners: 'plain',
  firstTheme: 'dark',
  css: '',
}

function ownCss() {
  return textField('Own CSS', OWN_CSS_MAX).superRefine((css, context) => {
    const message = ownCssProblem(css)
    if (message) context.addIssue({ code: 'custom', message })
  })
}

function choice<T extends string>(name: string, choices: Readonly<Record<T, unknown>>) {
  const known = Object.keys(choices) as [T, ...T[]]
  return z.enum(known, `${name} is one of: ${known.join(', ')}`)
}
