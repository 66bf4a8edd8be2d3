import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainText } from '#domain/text/marked-plain-text.ts'
import { htmlToSections } from './html-to-sections.ts'
import { markdownToSections } from './markdown-to-sections.ts'
import { wordPressHtml } from './wordpress-html.ts'

/** Words and addresses that no other part of a text has. */
class Source {
  readonly words: string[] = []
  readonly addresses: string[] = []

  #covers = 0

  word(): string {
    return this.#kept(this.words, `${this.#covers > 0 ? 'secret' : 'word'}${this.words.length}x`)
  }

  covered(write: () => string): string {
    this.#covers++
    const text = write()
    this.#covers--
    return text
  }

  address(): string {
    return this.#kept(this.addresses, `https://old.example/page${this.addresses.length}x`)
  }

  #kept(list: string[], value: string): string {
    list.push(value)
    return value
  }
}

type Write = (source: Source) => string

const word = fc.constant<Write>((source) => source.word())
/** Neighbours with and without a space between, since marks within words are none. */
const between = fc.constantFrom('', ' ', ', ', '<br>', '\n')
const inlines = (inline: fc.Arbitrary<Write>): fc.Arbitrary<Write> =>
  fc
    .array(fc.tuple(inline, between), { minLength: 1, maxLength: 4 })
    .map((parts) => (source: Source) => parts.map(([write, after]) => write(source) + after).join(''))
const wrapped = (content: fc.Arbitrary<Write>, ...tags: string[]): fc.Arbitrary<Write> =>
  fc.tuple(fc.constantFrom(...tags), content).map(([tag, write]) => (source: Source) => {
    const [name] = tag.split(' ')
    return `<${tag}>${write(source)}</${name}>`
  })

const { inline, block } = fc.letrec<{ inline: Write; block: Write }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small' },
    word,
    wrapped(inlines(tie('inline')), 'em', 'i', 'strong', 'b', 'code', 'u', 'span', 's', 'sup', 'mark', 'small'),
    inlines(tie('inline')).map((write) => (source: Source) => `<a href="${source.address()}">${write(source)}</a>`),
    fc.tuple(fc.constantFrom('spoiler', 'span class="spoiler"'), inlines(tie('inline'))).map(
      ([tag, write]) =>
        (source: Source) =>
          `<${tag}>${source.covered(() => write(source))}</${tag.split(' ')[0]}>`,
    ),
    // Marks that are never closed, closed twice, and closed in another order than opened.
    inlines(tie('inline')).map((write) => (source: Source) => `<i>${write(source)}<i>`),
    inlines(tie('inline')).map((write) => (source: Source) => `${write(source)}</b>`),
    fc.tuple(tie('inline'), tie('inline')).map(
      ([one, other]) =>
        (source: Source) =>
          `<b>${one(source)}<i>${other(source)}</b>${source.word()}</i>`,
    ),
  ),
  block: fc.oneof(
    { depthSize: 'small' },
    wrapped(inlines(inlineOf(tie)), 'p', 'h2', 'h3', 'h4', 'pre', 'div', 'li', 'p class="x"'),
    wrapped(
      blocksOf(tie),
      'blockquote',
      'div',
      'section',
      'details',
      'center',
      'figure',
      'div class="kg-callout-card"',
    ),
    fc.tuple(fc.constantFrom('details', 'li><details'), blocksOf(tie)).map(([tag, write]) => (source: Source) => {
      const inside = `<summary>${source.word()}</summary>${source.covered(() => write(source))}`
      return tag === 'li><details'
        ? `<ul><li>${source.word()}<details>${inside}</details></li></ul>`
        : `<${tag}>${inside}</${tag}>`
    }),
    fc.tuple(fc.constantFrom('ul', 'ol'), fc.array(inlines(inlineOf(tie)), { minLength: 1, maxLength: 3 })).map(
      ([tag, items]) =>
        (source: Source) =>
          `<${tag}>${items.map((item) => `<li>${item(source)}</li>`).join('')}</${tag}>`,
    ),
    fc
      .array(fc.array(inlines(inlineOf(tie)), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 })
      .map(
        (rows) => (source: Source) =>
          `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell(source)}</td>`).join('')}</tr>`).join('')}</table>`,
      ),
    inlines(inlineOf(tie)).map(
      (write) => (source: Source) =>
        `<figure><img src="${source.address()}.jpg" alt="${source.word()}"><figcaption>${write(source)}</figcaption></figure>`,
    ),
    fc.tuple(inlines(inlineOf(tie)), inlines(inlineOf(tie))).map(
      ([term, meaning]) =>
        (source: Source) =>
          `<dl><dt>${term(source)}</dt><dd>${meaning(source)}</dd></dl>`,
    ),
  ),
}))

function inlineOf(tie: (key: 'inline') => fc.Arbitrary<Write>): fc.Arbitrary<Write> {
  return tie('inline')
}

function blocksOf(tie: (key: 'block') => fc.Arbitrary<Write>): fc.Arbitrary<Write> {
  return fc
    .array(tie('block'), { minLength: 1, maxLength: 3 })
    .map((blocks) => (source: Source) => blocks.map((write) => write(source)).join('\n'))
}

const document = fc
  .array(fc.oneof(block, inlines(inline)), { minLength: 1, maxLength: 4 })
  .map((parts) => (source: Source) => parts.map((write) => write(source)).join('\n\n'))

const TREES = Number(process.env.DEN_TREES ?? 300)
/** Twenty thousand trees take minutes. */
const OPTIONS = { timeout: 3_600_000 }

const CONVERTERS = {
  HTML: (html: string) => htmlToSections(html),
  WordPress: (html: string) => {
    const { html: text, notes } = wordPressHtml(html, new Map())
    const converted = htmlToSections(text)
    return { ...converted, notes: [...notes, ...converted.notes] }
  },
  Markdown: (html: string) => markdownToSections(html),
}

it.each(Object.entries(CONVERTERS))(
  '%s: each word and address is in the post, or named as left out',
  OPTIONS,
  (_, convert) => {
    fc.assert(
      fc.property(document, (write) => {
        const source = new Source()
        const html = write(source)
        const { sections, textPictures, notes } = convert(html)
        const kept = JSON.stringify([sections, textPictures, notes])
        expect([html, [...source.words, ...source.addresses].filter((part) => !kept.includes(part))]).toEqual([
          html,
          [],
        ])
      }),
      { numRuns: TREES },
    )
  },
)

it.each(Object.entries(CONVERTERS))('%s: nothing that was covered is open', OPTIONS, (_, convert) => {
  fc.assert(
    fc.property(document, (write) => {
      const html = write(new Source())
      // A tag that ends an earlier one, as a link within a link does, ends what is between them, as in browsers.
      fc.pre(!/<\/b>|<i>[^<]*<i>|<a [^>]*>(?:(?!<\/a>)[\s\S])*<a /.test(html))
      const open = convert(html).sections.filter(({ sectionSpoilers }) => !sectionSpoilers)
      const shown = open.flatMap(({ sectionTitle, sectionText, sectionImgSrc }) => [
        sectionTitle,
        sectionImgSrc,
        plainText(sectionText, { spoilers: 'drop' }),
      ])
      expect([html, shown.join('\n').match(/secret\d+x/g)]).toEqual([html, null])
    }),
    { numRuns: TREES },
  )
})
