import { z } from 'zod'
import { unlessUnknownKeys } from '../field-errors.ts'
import { lineField } from '../text/line-field.ts'
import { linkAddress } from './link-address.ts'
import { FIXED_SCREENS, FOOTER_MAX, HEADER_MAX, MENU_LABEL_MAX, MENU_SCREENS, type MenuScreen } from './menu-screens.ts'

const SCREEN_NAMES = Object.keys(MENU_SCREENS) as [MenuScreen, ...MenuScreen[]]

const entry = z
  .strictObject(
    {
      label: lineField('Label', MENU_LABEL_MAX, { isRequired: true }),
      screen: z.enum(SCREEN_NAMES, `Screen is one of: ${SCREEN_NAMES.join(', ')}`).optional(),
      href: linkAddress().optional(),
    },
    { error: unlessUnknownKeys('An entry is an object with label, and with screen or href') },
  )
  .superRefine(({ label, screen, href }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, input: undefined })
    if (screen === undefined && href === undefined) refuse('href', 'An entry leads to a screen or to an address')
    if (screen !== undefined && href !== undefined)
      refuse('href', 'An entry leads to a screen or to an address, not to both')
    const fixed = FIXED_SCREENS.map((name) => ({ name, ...MENU_SCREENS[name] })).find(
      (known) => screen === known.name || href === known.href,
    )
    if (fixed && label !== fixed.label) refuse('label', `${fixed.label} keeps its name`)
  })

const lists = z.strictObject(
  { header: entries('header', HEADER_MAX), footer: entries('footer', FOOTER_MAX) },
  { error: unlessUnknownKeys('A menu is an object with header and footer, or null') },
)

/** Null, as a whole or for a list, means the specified entries. */
export const menu = lists.nullable()
export const menuChange = lists.partial().nullable()

export type Menu = z.output<typeof menu>
export type MenuEntry = z.output<typeof entry>

function entries(where: string, max: number) {
  return z
    .array(entry, `The ${where} is a list of entries, or null`)
    .max(max, `The ${where} has at most ${max} entries`)
    .nullable()
}
