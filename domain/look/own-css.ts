/** Bytes of UTF-8. */
export const OWN_CSS_MAX = 20_000

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' }
const TOKENS = [
  /\/\*[\s\S]*?(?<commentEnd>\*\/|$)/,
  /(?<quote>["'])(?<text>(?:(?!\k<quote>)[^\\\n]|\\[\s\S])*)(?<textEnd>\k<quote>?)/,
  // An address without quotes may have any sign but a bracket.
  /\burl\(\s*(?!["'\s])(?<address>(?:[^)\\]|\\[\s\S])*)/,
  /(?<name>[\w-]*)\(/,
  /\\[\s\S]/,
  /[{}[\])]/,
  /@import\b/,
]
const TOKEN = new RegExp(TOKENS.map(({ source }) => source).join('|'), 'gi')
/** Functions whose texts are addresses. */
const OF_ADDRESSES = /^(?:url|src|(?:-webkit-)?image-set)$/i

interface Open {
  readonly sign: string
  /** Of a function. */
  readonly name: string
  readonly at: number
}

/**
 * What would break a style sheet as a whole, or load what the policy of pages forbids. Properties and selectors that browsers do not
 * know are theirs to pass over.
 * @returns a sentence with the number of the line, counted from 1; null where nothing is wrong
 */
export function ownCssProblem(css: string): string | null {
  const open: Open[] = []
  for (const { 0: token, index, groups = {} } of css.matchAll(TOKEN)) {
    const problem = problemOf(token, groups, open)
    if (problem) return `${line(css, index)}: ${problem}`
    const sign = token.at(-1)!
    if (groups.address !== undefined) open.push({ sign: '(', name: 'url', at: index })
    else if (groups.name !== undefined || token === '{' || token === '[')
      open.push({ sign, name: groups.name ?? '', at: index })
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

function problemOf(token: string, groups: Readonly<Record<string, string>>, open: readonly Open[]): string | null {
  if (groups.commentEnd === '') return 'a comment is never closed with */'
  if (groups.textEnd === '') return 'a text in quotes is not closed'
  if (/^@import$/i.test(token)) return '@import is not possible. Paste the styles themselves'
  const address = groups.address ?? (OF_ADDRESSES.test(open.at(-1)?.name ?? '') ? groups.text : undefined)
  return address === undefined ? null : addressProblem(address)
}

/** A path of this blog or an embedded picture is taken. */
function addressProblem(address: string): string | null {
  if (!/^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address) || /^\s*data:image\//i.test(address)) return null
  if (/^\s*data:/i.test(address)) return 'only pictures can be embedded with data:'
  return 'files come from this blog only. Upload the picture, and use its address, such as /media/….jpg'
}

function line(css: string, index: number): string {
  return `Line ${css.slice(0, index).split('\n').length}`
}
