import { typedTags } from '#domain/posts/tags/tags.ts'

const OFFERED = 20

/**
 * The texts that a field of tags offers: what was typed before the last comma, with each known tag that begins with the rest or has a
 * word that does. A browser compares whole texts, so each holds all tags.
 */
export function offeredTags(typed: string, known: readonly string[]): string[] {
  const [before, rest] = splitAtLastComma(typed)
  const chosen = new Set(typedTags(before).map((tag) => tag.toLowerCase()))
  const offered: string[] = []
  for (const tag of known) {
    const name = tag.toLowerCase()
    // A tag that was typed in other letters is offered as it is known, since these would be two tags.
    if (!chosen.has(name) && tag !== rest && ` ${name}`.includes(` ${rest.toLowerCase()}`)) offered.push(before + tag)
    if (offered.length === OFFERED) break
  }
  return offered
}

function splitAtLastComma(typed: string): [string, string] {
  const at = typed.lastIndexOf(',') + 1
  const before = typed.slice(0, at)
  return [before && `${before} `, typed.slice(at).trim()]
}
