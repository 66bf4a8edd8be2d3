import fc from 'fast-check'
import { inlineParts, lines } from './html-inline.ts'
import { around, several, type Write, written } from './tree-source.ts'

interface HtmlTrees {
  readonly inline: fc.Arbitrary<Write>
  readonly block: fc.Arbitrary<Write>
  readonly document: fc.Arbitrary<Write>
}

/** HTML as writers and editors leave it. @param isTidy whether each mark is closed where it should be */
export function htmlTrees({ isTidy = false } = {}): HtmlTrees {
  const { inline, block } = fc.letrec<{ inline: Write; block: Write }>((tie) => {
    const line = lines(tie('inline'))
    const blocks = several(tie('block'), fc.constantFrom('\n', '', '\n\n'), 3)
    return {
      inline: fc.oneof({ depthSize: 'small' }, ...inlineParts(line, isTidy)),
      block: fc.oneof({ depthSize: 'small' }, ...blockParts(line, blocks, isTidy)),
    }
  })
  const document = fc.array(fc.oneof(block, block, lines(inline)), { minLength: 1, maxLength: 4 }).map(
    (parts): Write =>
      (source) =>
        parts.map((write) => write(source)).join('\n\n'),
  )
  return { inline, block, document }
}

const LINE_BLOCKS = 'p p h1 h2 h3 h4 h6 pre div address center'.split(' ')
const BLOCK_BLOCKS = [
  'blockquote',
  'div',
  'section',
  'article',
  'aside',
  'center',
  'figure',
  'nav',
  'fieldset',
  'main',
  'details',
  'div class="kg-card kg-callout-card"',
  'blockquote class="kg-blockquote-alt"',
]

function blockParts(line: fc.Arbitrary<Write>, blocks: fc.Arbitrary<Write>, isTidy: boolean): fc.Arbitrary<Write>[] {
  const item = fc.oneof(line, blocks)
  return [
    tagged(fc.constantFrom(...LINE_BLOCKS), line),
    tagged(fc.constantFrom(...LINE_BLOCKS), line),
    tagged(fc.constantFrom(...BLOCK_BLOCKS), blocks),
    around((inside, source) => `<blockquote cite="${source.address()}">${inside}</blockquote>`, blocks),
    around((inside, source) => `<p title="${source.word()}">${inside}</p>`, line),
    ...lists(line, item),
    ...tables(line, item),
    ...figures(line),
    ...folded(line, blocks),
    fc.oneof(line, blocks).map(
      (write): Write =>
        (source) =>
          source.form((isInner) => {
            const fields = `<label>${source.word()} <input name="a"></label>${write(source)}<button>${source.word()}</button>`
            return isInner ? fields : `<form action="${source.address()}">${fields}</form>`
          }),
    ),
    around((inside, source) => `<fieldset><legend>${source.word()}</legend>${inside}</fieldset>`, blocks),
    around((inside, source) => `<a href="${source.address()}"><h3>${source.word()}</h3></a>${inside}`, line),
    around((inside, source) => `<a href="${source.address()}"><div>${source.word()}</div>${inside}</a>`, noLinks),
    ...BLOCKS.map(written),
    ...(isTidy
      ? []
      : [
          around((inside) => `<blockquote>${inside}`, line),
          around((inside) => `${inside}</div>`, blocks),
          around((inside) => `<p>${inside}<p>`, line),
          around((inside, source) => `<table>${source.word()}<tr><td>${inside}</table>`, line),
          around((inside, source) => `<ul><li>${inside}<li>${source.word()}</ul></p>`, line),
          around((inside) => `<h2>${inside}`, line),
        ]),
  ]
}

/** A link within a link would end it. */
const noLinks = fc.constantFrom<Write>(
  (source) => `<p>${source.word()}</p>`,
  (source) => `<img src="${source.address()}.jpg" alt="${source.word()}">`,
  (source) => `<p><em>${source.word()}</em> ${source.word()}</p>`,
)

function tagged(tags: fc.Arbitrary<string>, inside: fc.Arbitrary<Write>): fc.Arbitrary<Write> {
  return fc.tuple(tags, inside).map(
    ([tag, write]): Write =>
      (source) =>
        `<${tag}>${write(source)}</${tag.split(' ')[0]}>`,
  )
}

function lists(line: fc.Arbitrary<Write>, item: fc.Arbitrary<Write>): fc.Arbitrary<Write>[] {
  const items = (each: fc.Arbitrary<Write>) =>
    several(
      around((inside) => `<li>${inside}</li>`, each),
      fc.constantFrom('', '\n'),
      3,
    )
  return [
    tagged(fc.constantFrom('ul', 'ol', 'ol start="3"'), items(line)),
    tagged(fc.constantFrom('ul', 'ol', 'menu'), items(item)),
    tagged(
      fc.constantFrom('ul', 'ol'),
      around((inside) => `<li>a<ul><li>${inside}</li></ul></li>`, item),
    ),
    // What is no item.
    around((inside, source) => `<ul>${source.word()}${inside}<li>${source.word()}</li></ul>`, item),
    fc.tuple(line, item).map(
      ([term, meaning]): Write =>
        (source) =>
          `<dl><dt>${term(source)}</dt><dd>${meaning(source)}</dd></dl>`,
    ),
  ]
}

function tables(line: fc.Arbitrary<Write>, item: fc.Arbitrary<Write>): fc.Arbitrary<Write>[] {
  const rows = (cell: fc.Arbitrary<Write>) =>
    fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 }).map(
      (all): Write =>
        (source) =>
          all.map((cells) => `<tr>${cells.map((write) => `<td>${write(source)}</td>`).join('')}</tr>`).join(''),
    )
  return [
    around((inside) => `<table>${inside}</table>`, rows(line)),
    around(
      (inside, source) => `<table><caption>${source.word()}</caption><tbody>${inside}</tbody></table>`,
      rows(item),
    ),
    around(
      (inside, source) =>
        `<figure class="wp-block-table"><table><thead><tr><th>${source.word()}</th></tr></thead>${inside}</table><figcaption>${source.word()}</figcaption></figure>`,
      rows(line),
    ),
  ]
}

function figures(line: fc.Arbitrary<Write>): fc.Arbitrary<Write>[] {
  const captioned = (content: Write) =>
    around((inside, source) => `<figure>${content(source)}<figcaption>${inside}</figcaption></figure>`, line)
  return [
    captioned((source) => `<img src="${source.address()}.jpg" alt="${source.word()}">`),
    captioned(
      (source) => `<a href="${source.address()}"><img src="${source.address()}.jpg" alt="${source.word()}"></a>`,
    ),
    captioned((source) => `<img src="${source.address()}.jpg"><img src="${source.address()}.jpg">`),
    captioned((source) => `<iframe src="${source.address()}"></iframe>`),
    captioned((source) => `<div class="wp-block-embed__wrapper">${source.address()}</div>`),
    captioned(
      (source) =>
        `<a href="${source.address()}"><div>${source.word()}</div><div>${source.word()}</div><img src="${source.address()}.png"></a>`,
    ),
    captioned((source) => `<blockquote><p>${source.word()}</p><cite>${source.word()}</cite></blockquote>`),
    around(
      (inside, source) =>
        `<figure><img src="${source.address()}.jpg"><figcaption>Photo by ${inside}</figcaption></figure>`,
      line,
    ),
    around(
      (inside, source) =>
        `<figure class="wp-block-gallery"><figure><a href="${source.address()}"><img src="${source.address()}.jpg"></a><figcaption>${source.word()}</figcaption></figure><figure><img src="${source.address()}.jpg" alt="${source.word()}"></figure><figcaption>${inside}</figcaption></figure>`,
      line,
    ),
  ]
}

function folded(line: fc.Arbitrary<Write>, blocks: fc.Arbitrary<Write>): fc.Arbitrary<Write>[] {
  const parts = fc.tuple(fc.constantFrom('details', 'li><details', 'div class="kg-toggle-card"'), line, blocks)
  return [
    parts.map(
      ([tag, title, write]): Write =>
        (source) => {
          const summary = title(source)
          const inside = source.covered(() => write(source))
          if (tag.startsWith('div'))
            return `<${tag}><div class="kg-toggle-heading"><h4>${summary}</h4></div><div class="kg-toggle-content">${inside}</div></div>`
          const text = `<details><summary>${summary}</summary>${inside}</details>`
          return tag === 'details' ? text : `<ul><li>${source.word()}${text}</li></ul>`
        },
    ),
  ]
}

/** Blocks without others in them. */
const BLOCKS: readonly Write[] = [
  (source) =>
    `<div class="kg-card kg-button-card"><a href="${source.address()}" class="kg-btn">${source.word()}</a></div>`,
  (source) =>
    `<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="${source.address()}">${source.word()}</a></div></div>`,
  (source) =>
    `<blockquote class="twitter-tweet"><p>${source.word()}</p>&mdash; ${source.word()} <a href="${source.address()}">${source.word()}</a></blockquote><script async src="https://platform.x.example/${source.page()}.js"></script>`,
  (source) =>
    `<a href="https://old.example/s1600/${source.page()}.jpg"><img src="https://old.example/s320/${source.page()}.jpg"></a>`,
  (source) =>
    `<object width="425"><param name="movie" value="http://www.youtube.com/v/${source.film()}"></param><embed src="http://www.youtube.com/v/${source.film()}"></embed></object>`,
  (source) =>
    `<section class="footnotes"><h2>${source.word()}</h2><ol><li id="fn:1">${source.word()} <a href="${source.address()}">${source.word()}</a></li></ol></section>`,
  (source) => `<dialog>${source.word()}</dialog>`,
  (source) => `<noframes>${source.word()}</noframes><noembed>${source.word()}</noembed>`,
  (source) => `<marquee>${source.word()} <b>${source.word()}</b></marquee><hr>`,
  (source) =>
    `<pre><code class="language-x">${source.word()}\n  <span>${source.word()}</span></code><img src="${source.address()}.png"></pre>`,
  (source) => `<title>${source.word()}</title><base href="/"><link rel="x" href="${source.address()}">`,
]
