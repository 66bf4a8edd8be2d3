import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importWords } from '#domain/locales/en/imports/catalogue.ts'
import { recognisedInReport } from '#domain/locales/import-words.ts'

const SOURCES = globSync('server/imports/**/*.ts', { exclude: ['**/*.test.ts'] }).map((file) =>
  readFileSync(file, 'utf8'),
)

/** What is said to be left out, and what is wrong with a file: words that follow others. */
const LEFT = /\bleave\(\s*(?=['`])/g
const PROBLEMS = /(?:#broken|\.fail|onProblem)\(\s*(?=['`])/g
/** Every other text that reads like a sentence. */
const TEXTS = /(?<!(?:leave|#broken|\.fail|onProblem)\(\s*)(?<=[[(?:,=>&|]\s*|return )(?=['`])/g
const SENTENCE = /^(?:[“"]?[A-Za-z7][\w“”",.:;)(]*,? ){2}["“%(]?\w[^<{]*$/

/** Parts of what is listed below as it comes out. */
const OF_PARTS: ReadonlySet<string> = new Set([
  '7, so it is a draft',
  'for 7 there; Den has no members',
  'behind a password there',
  'left out: an address, 7 as [7]: 77',
  'which is defined twice',
  'to which nothing refers',
  'its 7 for search engines is too long, and left out',
  'its 7 for search engines is filled in there, and left out: 7',
  'the score 7 "7" is none7',
  'its date "7" is none7',
  'a picture without an address7',
  'kept beside the post: its address there77',
  'left out: 77',
  'left out: what stands in for 7:',
  'left there, and get no mail here',
  'here already, or twice in the export',
  'left out: erased here, and never mailed again',
  'left out: the export does not say that they get mails',
  'left out: without a valid address',
  'the portrait 7',
  'a.json 7.',
  '7 7, of which no post is made.',
  '7 7 without a review',
  'holds a name that is too long',
  'holds an entry of more than 20 MB',
  'names entities or a document type, which no export does. It is not read',
  'is no XML that can be read: 77',
])
/** Of the log, of queries and errors of the program, and what becomes part of a post. */
const UNSAID =
  /^(?:Subscribed to the mails|the import of 7 7 is refused|address article|\w+_\w+ as|Review: Halloween|My final|7 of 5|7: 7 taken back|unexpected end|files of old|an import (?:failed|could)|the end of an)/
const PUT_TOGETHER = [
  'Members',
  'a player [video] became a link to its file',
  'by e-mail only there, so it is a draft',
  'a comment (%%) has no end, so it is a draft',
  'one.xml names entities or a document type, which no export does. It is not read.',
  'behind a password there, so it is a draft',
  'private there, so it is a draft',
  'SOFT_TRASHED there, so it is a draft',
  'for only paid there; Den has no members, so it is a draft',
  'left out: an address, which is defined twice as [one]: https://a.example',
  'left out: an address, to which nothing refers as [one]: https://a.example ("words")',
  'its title for search engines is too long, and left out',
  'its description for search engines is too long, and left out',
  'its title for search engines is filled in there, and left out: words',
  'its description for search engines is filled in there, and left out: words',
  'the score overall "7" is none',
  'the score overall "7" is none on this scale',
  'its date "soon" is none',
  'its date "soon" is none: 2024-10-31 in the name of the file is taken',
  'a picture without an address',
  'a picture without an address ("words")',
  'kept beside the post: its address there',
  'kept beside the post: its address there, the day of watching (2024-10-31)',
  'kept beside the post: its address there, that the film was seen before',
  'kept beside the post: its address there, the day of watching (2024-10-31), that the film was seen before',
  'the title of a link was left out: "words"',
  'the title of abbr was left out: "words"',
  'left out: script "words"',
  'left out: what stands in for video: "words"',
  'left out: 1,234 more addresses of div',
  'left out: an address of div: https://a.example',
  'left out: the address that a quote names: https://a.example',
  'left out: an address of form: https://a.example',
  'left out: a link without words: https://a.example',
  'left out: {{< ref "none" >}}',
  'left out of the profile: location London',
  'left out of the profile: the portrait https://a.example/one.png',
  'not moved: Choose another password',
  '1 left there, and get no mail here',
  '7 here already, or twice in the export',
  '7 left out: erased here, and never mailed again',
  '7 left out: the export does not say that they get mails',
  '7 left out: without a valid address',
  'scheduled there for 2027-01-01T10:00:00.000Z; a draft here, since it is incomplete: Choose another password',
  'one.json is no JSON. It is at db.0.data.',
  'one.xml names entities or a document type, which no export does. It is not read (line 7).',
  'one.xml is no XML that can be read: unclosed tag: channel.',
  'one.xml is no XML that can be read: unclosed tag: channel (line 7).',
  'one.csv is no table that can be read: Quote Not Closed',
  'one.json holds a name that is too long.',
  'one.json holds an entry of more than 20 MB.',
  'The archive holds a file whose name no system can have: "a.md".',
  'The archive holds "a.md" twice.',
  'The archive has a password. Unpack it, and import the folder.',
  '"a.md" would unpack to more than 200 times its size: the archive looks as if it was made to do harm.',
  '1 row, of which no post is made.',
  'one.png is larger than 10 MB.',
  'There is no file or folder blog.json.',
  '1 comment',
  '1 film without a review',
  '7 files',
  '7 files of Markdown',
  'post 7',
  'line 7 of reviews.csv',
]

const written = SOURCES.flatMap((source) => [
  ...textsOf(source, LEFT).map((words) => `left out: ${words}`),
  ...textsOf(source, PROBLEMS).map((problem) => `a.json ${problem}.`),
  ...textsOf(source, TEXTS).filter((text) => SENTENCE.test(text)),
])
const sentences = new Set([...written.filter((text) => !OF_PARTS.has(text) && !UNSAID.test(text)), ...PUT_TOGETHER])

/** A message that says too little: the rest of the sentence would stay English. */
const GENERAL = /^left out: (?:script "words"|\{\{<|7)/

it.each([...sentences])('“%s” is in the catalogue', (sentence) => {
  const found = recognisedInReport(sentence)
  if (!GENERAL.test(sentence)) expect(found?.key).not.toBe('importNotes.leftOut')
  for (const each of found ? [] : sentence.split(/(?<=\.) /)) expect(recognisedInReport(each), each).not.toBeNull()
})

it('looks at the sentences of all readers', () => {
  expect(sentences.size).toBeGreaterThan(210)
})

it('has no message that no source says', () => {
  const found = new Set(
    [...sentences].flatMap((text) => [text, ...text.split(/(?<=\.) /)].map((each) => recognisedInReport(each)?.key)),
  )
  const report = readFileSync('server/imports/reports/report-files.ts', 'utf8')
  const unsaid = Object.entries(importWords).flatMap(([area, messages]) =>
    Object.entries(messages)
      .filter(([name, message]) => !found.has(`${area}.${name}`) && !report.includes(`'${message}'`))
      .map(([name]) => `${area}.${name}`),
  )
  expect(unsaid).toEqual([])
})

/** The texts at these places of a source, with `7` for each value. */
function textsOf(source: string, places: RegExp): string[] {
  return [...source.matchAll(places)].map(({ index, 0: { length } }) => textAt(source, index + length))
}

function textAt(source: string, begin: number): string {
  const quote = source[begin]!
  let text = ''
  for (let at = begin + 1; source[at] !== quote; at++) {
    // A mark within an expression.
    if (at >= source.length || (quote === "'" && source[at] === '\n')) return ''
    if (quote === '`' && source.startsWith('${', at)) {
      at = endOfValue(source, at + 2)
      text += '7'
    } else text += source[at] === '\\' ? source[++at] : source[at]
  }
  return text
}

/** The brace that ends a value, which may hold braces and texts. */
function endOfValue(source: string, begin: number): number {
  let at = begin
  for (let depth = 1; depth > 0; at++) {
    if (source[at] === '{') depth++
    else if (source[at] === '}') depth--
  }
  return at - 1
}
