import { z } from 'zod'
import { unlessUnknownKeys } from '../field-errors.ts'
import { mediumNamedBy } from '../pictures/picture.ts'
import { FIRST_THEMES, PALETTES, SHAPES } from './look-choices.ts'

/** What makes a blog look like its owner's, whatever the device. */
export const look = z.strictObject(
  {
    /** Colour of links and buttons, `#rrggbb`; each theme has the nearest tone that can be read. */
    accent: colour('Accent'),
    /** Colour of the page, `#rrggbb`. */
    ground: colour('Ground'),
    shape: choice('Shape', SHAPES),
    firstTheme: choice('First visit', FIRST_THEMES),
    /** Address of a picture, shown in place of the drawn logo; empty for that. */
    logo: picture('Logo'),
    /** Of the light theme, where it needs another one. */
    lightLogo: picture('Logo on light pages'),
    /** Whether the name stands beside the logo. */
    showsName: z.boolean('Show the name beside the logo is true or false'),
    /** Address of a square picture, from which the icons of browsers and phones are made; empty for the drawn one. */
    icon: picture('Icon'),
  },
  { error: unlessUnknownKeys('A look is an object with its colours, shape, first theme, logo and icon') },
)

export type Look = Readonly<z.output<typeof look>>

export const DEFAULT_LOOK: Look = {
  accent: PALETTES[0].accent,
  ground: PALETTES[0].ground,
  shape: 'plain',
  firstTheme: 'dark',
  logo: '',
  lightLogo: '',
  showsName: true,
  icon: '',
}

/** The settings of a look that name a picture. */
export const LOOK_PICTURES = ['logo', 'lightLogo', 'icon'] as const satisfies readonly (keyof Look)[]

function colour(name: string) {
  const message = `${name} is a colour of six digits, such as #e5555a`
  return z
    .string(message)
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, message)
}

function picture(name: string) {
  const message = `${name} is the address of a picture, such as /media/….png, or empty`
  return z.string(message).refine((address) => address === '' || mediumNamedBy(address) !== undefined, message)
}

function choice<T extends string>(name: string, choices: Readonly<Record<T, string>>) {
  const known = Object.keys(choices) as [T, ...T[]]
  return z.enum(known, `${name} is one of: ${known.join(', ')}`)
}
