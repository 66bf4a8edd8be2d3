/** Bytes of UTF-8. */
export const OWN_CSS_MAX = 20_000

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' }
/** Comments, strings, addresses without quotes, escaped signs, brackets and line breaks: all else means nothing to the check. */
const TOKEN =
  /\/\*[\s\S]*?(\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*("?)|'(?:[^'\\\n]|\\[\s\S])*('?)|url\(\s*(?!["'\s])((?:[^)\\]|\\[\s\S])*)|\\[\s\S]|[{}()[\]]|@import/gi
const ADDRESS = /\burl\(\s*["']?([^"')]*)|@import|\bimage-set\(\s*["']([^"']*)/gi
const ELSEWHERE = /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i

/**
 * What would break a style sheet as a whole, or ask another host, which the policy of pages forbids. Properties and selectors that
 * browsers do not know are theirs to pass over.
 * @returns a sentence with the number of the line, counted from 1; null where nothing is wrong
 */
export function ownCssProblem(css: string): string | null {
  return unclosed(css) ?? foreign(css)
}

function unclosed(css: string): string | null {
  const open: { sign: string; at: number }[] = []
  for (const { 0: token, 1: commentEnd, 2: double, 3: single, index } of css.matchAll(TOKEN)) {
    if (token.startsWith('/*') && commentEnd === '') return `${line(css, index)}: a comment is never closed with */`
    if (double === '' || single === '') return `${line(css, index)}: a text in quotes is not closed`
    if (/^url\(/i.test(token)) open.push({ sign: '(', at: index })
    else if (token in CLOSING) open.push({ sign: token, at: index })
    else if (/^[})\]]$/.test(token)) {
      const last = open.pop()
      if (!last) return `${line(css, index)}: ${token} closes nothing`
      if (CLOSING[last.sign] !== token)
        return `${line(css, index)}: ${token} stands where ${CLOSING[last.sign]} is missing, for the ${last.sign} of ${line(css, last.at).toLowerCase()}`
    }
  }
  const [first] = open
  return first ? `${line(css, first.at)}: ${first.sign} is never closed` : null
}

function foreign(css: string): string | null {
  // Comments keep their lines, so that what follows keeps its number.
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  for (const { 0: token, 1: url, 2: image, index } of bare.matchAll(ADDRESS)) {
    if (/^@import/i.test(token)) return `${line(css, index)}: @import is not possible. Paste the styles themselves`
    const address = url ?? image ?? ''
    if (ELSEWHERE.test(address) && !/^\s*data:/i.test(address))
      return `${line(css, index)}: files come from this blog only. Upload the picture, and use its address, such as /media/….jpg`
  }
  return null
}

function line(css: string, index: number): string {
  return `Line ${css.slice(0, index).split('\n').length}`
}
