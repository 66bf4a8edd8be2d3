/** A link as it was typed, and where it ends in the text. */
export interface TypedLink {
  text: string
  href: string
  end: number
}

/**
 * The link `[text](https://…)` that begins at an opening bracket. Null when it is none: no text, a line break or a bracket
 * in it (unless escaped), another protocol than http, https or mailto. Parentheses in the address may nest, as in
 * `…/The_Ring_(2002_film)`.
 */
export function linkAt(text: string, bracket: number): TypedLink | null {
  const textEnd = linkTextEnd(text, bracket + 1)
  if (!text.startsWith('](', textEnd)) return null
  const address = addressAt(text, textEnd + 2)
  const linkText = text.slice(bracket + 1, textEnd)
  if (address === null || linkText.trim() === '') return null
  return { text: linkText, href: address, end: textEnd + 2 + address.length + 1 }
}

function linkTextEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && !/[[\]\n]/.test(text[at]!)) {
    at += text[at] === '\\' && /[[\]]/.test(text[at + 1] ?? '') ? 2 : 1
  }
  return at
}

/** The address up to the parenthesis that ends the link; null when none ends it or it leads nowhere. */
function addressAt(text: string, from: number): string | null {
  // Sticky, and with a bound, so that a text of many half links is not read to its end for each of them.
  const unbroken = /(?:https?:\/\/|mailto:)[^\s<>"\\\p{Cc}]{1,2048}/iuy
  unbroken.lastIndex = from
  const candidate = unbroken.exec(text)?.[0] ?? ''
  const address = candidate.slice(0, Math.max(0, closingParenthesis(candidate)))
  return /^(?:https?:\/\/|mailto:)[^/?#]/i.test(address) && URL.canParse(address) ? address : null
}

function closingParenthesis(candidate: string): number {
  let depth = 0
  for (let at = 0; at < candidate.length; at++) {
    if (candidate[at] === '(') depth++
    else if (candidate[at] === ')' && depth-- === 0) return at
  }
  return -1
}
