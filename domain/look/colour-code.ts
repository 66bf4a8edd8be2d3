import { z } from 'zod'

/** A colour of six digits, `#rrggbb`, in lower case. */
export function colourCode(name: string) {
  return coded(name, /^#[0-9a-f]{6}$/, '')
}

/** As {@link colourCode}, or empty for none. */
export function optionalColourCode(name: string) {
  return coded(name, /^(?:#[0-9a-f]{6})?$/, ', or empty')
}

function coded(name: string, form: RegExp, otherwise: string) {
  const message = `${name} must be a colour of six digits, such as #e5555a${otherwise}`
  return z.string(message).trim().toLowerCase().regex(form, message)
}
