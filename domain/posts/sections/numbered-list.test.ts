import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberedList } from './numbered-list.ts'

const SHOWN = { arePlacesShown: true }
const FILMS = [
  ['Alien (1979)', 'In space nobody is on time.'],
  ['The Fog (1980)', 'A town owes something to the sea.'],
  ['Ringu (1998)', 'Seven days, and a well.'],
] as const
const TITLES = FILMS.map(([title]) => title)
const TEXTS = FILMS.map(([, text]) => text)

/** The list with a line or paragraph for each film. @param n of the film, counted up */
function list(entry: (n: number, title: string, text: string) => string, between = '\n', from = 1, step = 1): string {
  return FILMS.map(([title, text], index) => entry(from + step * index, title, text)).join(between)
}

const bare = (title: string) => title.replace(/^\d+\. /, '')

function read(text: string) {
  const found = numberedList(text, SHOWN)
  return found && { titles: found.entries.map(({ title }) => bare(title)), texts: found.entries.map((e) => e.text) }
}

const SHAPES: Record<string, string> = {
  'full stop and dash': list((n, title, text) => `${n}. ${title} – ${text}`),
  'bracket and hyphen': list((n, title, text) => `${n}) ${title} - ${text}`),
  'hash and colon': list((n, title, text) => `#${n}: ${title}: ${text}`),
  'hash, counted down': list((n, title, text) => `#${n} ${title} — ${text}`, '\n', 3, -1),
  'No., counted down to 8': list((n, title, text) => `No. ${n}: ${title}. ${text}`, '\n\n', 10, -1),
  'Nr. and a bar': list((n, title, text) => `Nr. ${n} | ${title} | ${text}`),
  'number and dash': list((n, title, text) => `${n} – ${title} – ${text}`),
  'number alone before the title': list((n, title, text) => `${n} ${title} – ${text}`),
  'both brackets': list((n, title, text) => `(${n}) ${title}, ${text}`),
  'full stop and bracket': list((n, title, text) => `${n}.) ${title} ${text}`),
  'no space': list((n, title, text) => `${n}.${title}\n${text}`),
  'leading zeros': list((n, title, text) => `0${n}. ${title}\n${text}`),
  'tabs of a word processor': list((n, title, text) => `\t${n}.\t${title}\t${text}`),
  'lines of Windows': list((n, title, text) => `${n}. ${title}\r\n${text}`, '\r\n\r\n'),
  'hard spaces': list((n, title, text) => `${n}.\u00a0${title}\u00a0– ${text}`),
  'spaces of no width': list((n, title, text) => `\u200b${n}. ${title}\n${text}`),
  'a number on a line of its own': list((n, title, text) => `${n}\n${title}\n${text}`, '\n\n'),
  'a hash on a line of its own': list((n, title, text) => `#${n}\n\n${title}\n\n${text}`, '\n\n', 3, -1),
  headings: list((n, title, text) => `## ${n}. ${title}\n\n${text}`, '\n\n'),
  'headings with a hash': list((n, title, text) => `### #${n} – ${title}\n${text}`, '\n\n'),
  'a bold line': list((n, title, text) => `**${n}. ${title}**\n\n${text}`, '\n\n', 3, -1),
  'a bold line with its text': list((n, title, text) => `**${n}. ${title}** ${text}`),
  'a bold number': list((n, title, text) => `**${n}.** ${title} – ${text}`),
  'a bold title': list((n, title, text) => `${n}. **${title}** – ${text}`),
  'a title in italics': list((n, title, text) => `${n}. ${title.replace(/^(.+) \(/, '*$1* (')}: ${text}`),
  'each number 1': list((_, title, text) => `1. ${title} – ${text}`),
  'bullets before numbers': list((n, title, text) => `- ${n}. ${title}\n  ${text}`),
  'keys of a phone': list((n, title, text) => `${n}\ufe0f\u20e3 ${title}\n${text}`),
  'wide digits': list((n, title, text) => `${String.fromCodePoint(0xff10 + n)}． ${title}\n${text}`),
  'escaped full stops': list((n, title, text) => `${n}\\. ${title} – ${text}`),
}

describe('entries of a numbered list', () => {
  it.each(Object.entries(SHAPES))('are told by %s', (_, text) => {
    expect(read(text)).toEqual({ titles: TITLES, texts: TEXTS })
  })

  it('name film, year and director, and leave out numbers that readers see from the places', () => {
    const text = list((n, title, text) => `${n}. ${title} – ${text}`)
    expect(numberedList(text, SHOWN)!.entries.map(({ title }) => title)).toEqual(TITLES)
    const kept = TITLES.map((title, index) => `${index + 1}. ${title}`)
    expect(numberedList(text, { arePlacesShown: false })!.entries.map(({ title }) => title)).toEqual(kept)
    const down = list((n, title) => `${n}. ${title}`, '\n', 3, -1)
    expect(numberedList(down, SHOWN)!.entries[0]).toMatchObject({
      title: '3. Alien (1979)',
      film: { title: 'Alien', year: '1979' },
    })
    // A title that begins with a number turns the numbers of the places off.
    expect(numberedList(`${text}\n4. 28 Days Later (2002)`, SHOWN)!.entries.map(({ title }) => title)).toEqual([
      ...kept,
      '4. 28 Days Later (2002)',
    ])
    const directed = [
      'Alien (1979, Ridley Scott)',
      'The Fog [John Carpenter, 1980]',
      '“Ringu” (1998, dir. Hideo Nakata)',
    ]
    const films = numberedList(directed.map((title, index) => `${index + 1}. ${title}`).join('\n'), SHOWN)!.entries
    expect(films.map(({ film }) => film)).toEqual([
      { title: 'Alien', year: '1979', director: 'Ridley Scott' },
      { title: 'The Fog', year: '1980', director: 'John Carpenter' },
      { title: 'Ringu', year: '1998', director: 'Hideo Nakata' },
    ])
  })

  it.each([
    ['Alien: Covenant', 'Alien: Covenant', ''],
    ['Alien: in space nobody is on time.', 'Alien', 'in space nobody is on time.'],
    ['Dr. Jekyll and Mr. Hyde', 'Dr. Jekyll and Mr. Hyde', ''],
    ['Mr. Sardonicus smiles at all of us.', 'Mr. Sardonicus smiles at all of us.', ''],
    ['Spider-Woman – a woman, a web', 'Spider-Woman', 'a woman, a web'],
    [
      'Nosferatu - Eine Symphonie des Grauens (1922): shadows',
      'Nosferatu - Eine Symphonie des Grauens (1922)',
      'shadows',
    ],
    ['Alien (1979) and Aliens (1986)', 'Alien (1979) and Aliens (1986)', ''],
    ['Halloween II', 'Halloween II', ''],
    [
      '[Alien (1979)](https://films.example/alien) – late',
      'Alien (1979)',
      '[Alien (1979)](https://films.example/alien)\n\nlate',
    ],
    [
      `A ${'very '.repeat(30)}long sentence without a title`,
      '',
      `A ${'very '.repeat(30)}long sentence without a title`,
    ],
  ])('of one line have a title where it can be told: %s', (line, title, text) => {
    const found = numberedList(`1. ${line}\n2. ${line}\n3. ${line}`, { arePlacesShown: false })
    expect(found!.entries[1]).toMatchObject({ title: `2. ${title}`.trim(), text })
  })

  it('keep the text above and below the list, and lists within an entry', () => {
    const text = `Ten years of dread.\n\n${list((n, title, text) => `${n}. ${title} – ${text}`)}\n\nWhat did I forget?`
    expect(numberedList(text, SHOWN)).toMatchObject({ before: 'Ten years of dread.', after: 'What did I forget?' })
    const nested = list((n, title) => `${n}. ${title}\n   1. the ship\n   2. the cat\n   3. the end`, '\n\n')
    expect(read(nested)).toEqual({ titles: TITLES, texts: Array(3).fill('1. the ship\n   2. the cat\n   3. the end') })
  })

  it.each([
    '28 Days Later\n28 Weeks Later\n30 Days of Night',
    'In 1979 it began.\n1980 went on.\n1981 ended.',
    '1. One\n2. Two',
    '1. One\n7. Seven\n3. Three\n99. What',
    '1. One\n2. Two\n3. Three\n1. One\n2. Two\n3. Three',
    '1.5 stars\n2.5 stars\n3.5 stars',
    '10:30 doors\n11:30 film\n12:30 end',
    '1) a\n2) b\n3) c\n\n1. d\n2. e\n3. f',
    'A text.\n\nAnother one.',
    '',
    `${'A long review. '.repeat(300)}\n\n1. One\n2. Two\n3. Three`,
  ])('are not seen in %j', (text) => {
    expect(numberedList(text, SHOWN)).toBeNull()
  })

  it('lose no word of any text', () => {
    const word = fc.stringMatching(/^[A-Fa-f0-9#*().:–-]{1,8}$/)
    const line = fc.oneof(
      fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
      fc
        .tuple(
          fc.constantFrom('.', ')', ':', ' –', ''),
          fc.integer({ min: 1, max: 12 }),
          fc.array(word, { maxLength: 6 }),
        )
        .map(([mark, number, words]) => `${number}${mark} ${words.join(' ')}`),
    )
    const letters = (text: string) => [...text.replace(/[^A-Za-z]/g, '')].sort().join('')
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const found = numberedList(lines.join('\n'), SHOWN)
        if (!found) return
        const all = [found.before, ...found.entries.flatMap(({ title, text }) => [title, text]), found.after]
        expect(letters(all.join('\n'))).toBe(letters(lines.join('\n')))
      }),
      { numRuns: 500 },
    )
  })

  it('end their titles before a sentence that begins with And', () => {
    const list = [
      '1. Alien (1979) And nobody hears it.',
      '2. Ringu (1998) Y nada.',
      '3. The Fog (1980) and Alien (1979)',
    ]
    expect(read(list.join('\n'))).toEqual({
      titles: ['Alien (1979)', 'Ringu (1998)', 'The Fog (1980) and Alien (1979)'],
      texts: ['And nobody hears it.', 'Y nada.', ''],
    })
  })

  it('are found again in every list that is made of titles and texts', () => {
    const title = fc.stringMatching(/^[A-Z][a-z]{2,9}( [a-z]{2,9}){0,4}$/)
    const sentence = fc.stringMatching(/^[A-Z][a-z]{2,9}( [a-z]{2,9}){3,12}\.$/)
    const entries = fc.array(fc.tuple(title, fc.integer({ min: 1900, max: 2030 }), sentence), {
      minLength: 3,
      maxLength: 40,
    })
    const mark = fc.constantFrom(
      (n: number) => `${n}. `,
      (n: number) => `${n}) `,
      (n: number) => `#${n} `,
      (n: number) => `No. ${n}: `,
    )
    const middle = fc.constantFrom(' – ', ': ', '\n', '\n\n', ', ', ' ')
    const between = fc.constantFrom('\n', '\n\n', '\n\n\n')
    fc.assert(
      fc.property(entries, mark, middle, between, fc.boolean(), (films, mark, middle, between, isDown) => {
        const number = (index: number) => (isDown ? films.length - index : index + 1)
        const lines = films.map(
          ([name, year, text], index) => `${mark(number(index))}${name} (${year})${middle}${text}`,
        )
        expect(read(lines.join(between))).toEqual({
          titles: films.map(([name, year]) => `${name} (${year})`),
          texts: films.map(([, , text]) => text),
        })
      }),
    )
  })

  it('are looked for in a time that grows with the text alone', () => {
    const hostile = [
      ' '.repeat(100_000),
      '#'.repeat(100_000),
      '1'.repeat(100_000),
      '*'.repeat(100_000),
      '1. ('.repeat(25_000),
    ]
    for (const text of hostile) expect(numberedList(text, SHOWN)).toBeNull()
    const long = Array.from({ length: 3 }, (_, index) => `${index + 1}. ${'[a]('.repeat(25_000)}`).join('\n')
    expect(numberedList(long, SHOWN)!.entries).toHaveLength(3)
  })
})
