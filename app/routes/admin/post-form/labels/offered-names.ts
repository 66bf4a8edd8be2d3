import { COMMAS, typedNames } from '#domain/posts/terms/typed-names.ts'

const OFFERED = 20

/**
 * The texts that a field of names offers: what was typed before the last comma, with each known name that begins with the rest or has a
 * word that does. A browser compares whole texts, so each holds all names.
 * @param without names that are chosen elsewhere
 */
export function offeredNames(typed: string, known: readonly string[], without: readonly string[] = []): string[] {
  const [before, rest] = splitAtLastComma(typed)
  const chosen = new Set([...typedNames(before), ...without].map((name) => name.toLowerCase()))
  const offered: string[] = []
  for (const label of known) {
    const name = label.toLowerCase()
    // A name that was typed in other letters is offered as it is known, since these would be two terms.
    if (!chosen.has(name) && label !== rest && ` ${name}`.includes(` ${rest.toLowerCase()}`))
      offered.push(before + label)
    if (offered.length === OFFERED) break
  }
  return offered
}

function splitAtLastComma(typed: string): [string, string] {
  const at = typed.length - typed.split(COMMAS).at(-1)!.length
  const before = typed.slice(0, at)
  return [before && `${before} `, typed.slice(at).trim()]
}
