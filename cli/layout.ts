/** Columns of a terminal that help takes. */
const WIDTH = 110
/** Characters that take two columns. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u
/** No line begins with these. */
const CLOSING = /^[\s\p{Pe}\p{Pf}.,:;!?…、。，：；？！）」]/u

export function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0)
}

/** Fills with spaces up to a width, as `padEnd` does for letters of one column. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

/** A form of a command and its words beside it, or below it where it is longer. */
export function columns(form: string, words: string, column: number): string {
  const last = form.split('\n').at(-1)!
  const isBeside = !form.includes('\n') && (column === 0 || widthOf(last) < column)
  const indent = column === 0 ? widthOf(form) + 3 : column
  const [first = '', ...others] = wrapped(words, WIDTH - indent)
  const below = others.map((line) => `\n${' '.repeat(indent)}${line}`).join('')
  return isBeside ? `${padded(form, indent)}${first}${below}` : `${form}\n${' '.repeat(indent)}${first}${below}`
}

export function paragraph(text: string): string {
  return wrapped(text, WIDTH).join('\n')
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text)) {
    if (line !== '' && widthOf(line) + widthOf(piece.trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return [...lines, line.trimEnd()]
}

/** What stays together: words up to a space; of languages without spaces words with the signs that close them. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const word of text.split(/(?<= )/))
    for (const { segment } of WIDE.test(word) ? segmenter().segment(word) : [{ segment: word }]) {
      const isOpen = /[\p{Ps}\p{Pi}]$/u.test(pieces.at(-1) ?? '')
      if (pieces.length > 0 && (CLOSING.test(segment) || isOpen)) pieces.push(pieces.pop()! + segment)
      else pieces.push(segment)
    }
  return pieces
}

function segmenter(): Intl.Segmenter {
  return new Intl.Segmenter('ja', { granularity: 'word' })
}
