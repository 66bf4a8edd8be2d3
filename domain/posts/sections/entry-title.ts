/** A film as the title of an entry names it. */
interface NamedFilm {
  readonly title: string
  readonly year: string
  readonly director: string
}

export interface Entry {
  /** Empty where title and text cannot be told apart. */
  readonly title: string
  readonly text: string
  readonly film: NamedFilm | null
}

const TITLE_MAX = 80
/** "Alien (1979)" and "Alien [1979, Ridley Scott]", with what follows. */
const DATED = /^(.{1,80}?[^\s([])\s*[([]([^()[\]]{0,60})[)\]](.*)$/s
const YEAR = /(?<!\d)(?:18[789]|19\d|20\d)\d(?!\d)/
const SEPARATOR = /^\s*(?:[-–—:|,.;]+\s*)?/
/** "Alien – in space" and "Alien\tin space". A hyphen needs spaces. */
const DIVIDED = /^(.{1,80}?)(?:\s+(?:--?|[–|])\s+|\s*—\s*|\s*\t\s*)(\S.*)$/s
/** "Alien: in space …." and "Alien. In space …." */
const SENTENCE = /^(.{1,60}?[^\s.:])(?::\s+|\.\s+(?=["“‘(]?\p{Lu}))(.+)$/su
const ABBREVIATION = /(?:^|\s)(?:[A-Z]|Mrs?|Ms|Dr|St|Vs?|Vol|No|Nr|Pt|Jr|Sr)$/i
const SENTENCE_END = /[.!?…]["”’»)*_]*$/

/**
 * Title and text of one entry of a numbered list.
 * @param first what follows its number on the line, or empty
 * @param lines below it
 * @param isHeading the line is a heading, which is all title
 */
export function entryOf(first: string, lines: readonly string[], isHeading: boolean): Entry {
  if (first === '') {
    const next = lines.findIndex((line) => line.trim() !== '')
    if (next < 0) return { title: '', text: '', film: null }
    const [heading = ''] = /^\s*#{1,6}\s+/.exec(lines[next]!) ?? []
    return entryOf(lines[next]!.slice(heading.length).trim(), lines.slice(next + 1), heading !== '')
  }
  const below = lines.join('\n').trim()
  const [typed, rest] =
    isHeading && first.length <= 2 * TITLE_MAX ? [first, ''] : (markedTitle(first) ?? split(first, below !== ''))
  const title = withoutMarks(typed)
  // A link or picture of the title stays in the text.
  const linked = /\]\(/.test(typed) ? typed : ''
  const text = [linked, [rest, below].filter(Boolean).join('\n')].filter(Boolean).join('\n\n')
  return { title, text, film: filmOf(title) }
}

/** A title that is a link, or in bold or italics with the year behind it. */
function markedTitle(line: string): [string, string] | null {
  const [, link, behind = ''] = /^(\[[^\]]{1,120}\]\([^)\s]{1,2000}\))(.*)$/s.exec(line) ?? []
  if (link) return [link, behind.replace(SEPARATOR, '')]
  const [, , inside = '', after = ''] = /^(\*\*|__|\*|_)(\S.{0,118}?)\1(?!\w)(.*)$/s.exec(line) ?? []
  if (!inside) return null
  const [, year = '', rest = ''] = /^(\s*[([][^()[\]]{0,60}[)\]])(.*)$/s.exec(after) ?? ['', '', after]
  const isYear = YEAR.test(year)
  return [isYear ? inside + year : inside, (isYear ? rest : after).replace(SEPARATOR, '')]
}

function split(line: string, hasMore: boolean): [string, string] {
  const [, name = '', bracket = '', rest = ''] = DATED.exec(line) ?? []
  if (name && YEAR.test(bracket)) {
    // "Alien (1979) and Aliens (1986)" is one title; "Alien (1979) And so it begins." is a title and a sentence.
    if (/^\s*(?:and|&|\+|\/|und|et|y)\s/.test(rest)) return line.length <= 2 * TITLE_MAX ? [line, ''] : ['', line]
    return [line.slice(0, line.length - rest.length), rest.replace(SEPARATOR, '')]
  }
  const [, title, text] = DIVIDED.exec(line) ?? []
  if (title && text) return [title, text]
  const sentence = sentenceAfter(line)
  if (sentence && (!hasMore || line.length > TITLE_MAX)) return sentence
  return line.length <= TITLE_MAX ? [line.replace(/\s*:$/, ''), ''] : ['', line]
}

function sentenceAfter(line: string): [string, string] | null {
  const [, title = '', text = ''] = SENTENCE.exec(line) ?? []
  const isSentence = SENTENCE_END.test(text) && text.split(/\s+/).length >= 4
  return title && isSentence && !ABBREVIATION.test(title) ? [title, text] : null
}

function withoutMarks(title: string): string {
  return title
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|\*)(?=\S)(.+?)\1/g, '$2')
    .replace(/^_(.+)_$/, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

function filmOf(title: string): NamedFilm | null {
  const [, name = '', bracket = '', rest = ''] = DATED.exec(title) ?? []
  const year = YEAR.exec(bracket)?.[0]
  if (!year || rest.trim()) return null
  const others = bracket.replace(year, '').replace(/\b(?:dir(?:ected)?\b\.?(?:\s+by)?|regie:?|r:)/i, '')
  const director = others.replace(/^[\s,;–—-]+|[\s,;–—-]+$/g, '')
  const isName = /^[\p{L}\p{M}.'’ &-]+$/u.test(director) && director.includes(' ')
  return { title: name.replace(/^["“”„«‘]+|["“”»’]+$/g, ''), year, director: isName ? director : '' }
}
