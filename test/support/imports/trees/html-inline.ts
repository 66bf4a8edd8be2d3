import fc from 'fast-check'
import { around, several, type TreeSource, type Write, word, written } from './tree-source.ts'

/** Neighbours with and without a space between, since marks within words are none. */
export const between = fc.constantFrom('', ' ', ', ', '<br>', '\n')

const MARKS =
  'em i strong b code u span s sup sub mark small del ins kbd cite dfn var big font time tt samp bdi label'.split(' ')

/** What stands within a line of HTML. @param content lines of such parts @param isTidy whether each mark is closed where it should be */
export function inlineParts(content: fc.Arbitrary<Write>, isTidy: boolean): fc.Arbitrary<Write>[] {
  return [
    word,
    word,
    fc.tuple(fc.constantFrom(...MARKS), content).map(
      ([tag, write]): Write =>
        (source) =>
          `<${tag}>${write(source)}</${tag}>`,
    ),
    fc.tuple(fc.constantFrom<(source: TreeSource) => string>(...LINKS), content).map(
      ([href, write]): Write =>
        (source) =>
          `<a ${href(source)}>${write(source)}</a>`,
    ),
    fc.tuple(fc.constantFrom('spoiler', 'span class="spoiler"'), content).map(
      ([tag, write]): Write =>
        (source) =>
          `<${tag}>${source.covered(() => write(source))}</${tag.split(' ')[0]}>`,
    ),
    around((inside, source) => `<abbr title="${source.word()}">${inside}</abbr>`, content),
    around((inside, source) => `<ruby>${inside}<rt>${source.word()}</rt></ruby>`, content),
    around((inside, source) => `<ruby>${inside}<rp>(</rp><rt>${source.word()}</rt><rp>)</rp></ruby>`, content),
    around((inside, source) => `<q cite="${source.address()}">${inside}</q>`, content),
    ...PARTS.map(written),
    ...(isTidy
      ? []
      : [
          // Marks that are never closed, closed twice, and closed in another order than opened.
          around((inside) => `<i>${inside}<i>`, content),
          around((inside) => `${inside}</b>`, content),
          around((inside, source) => `<a href="${source.address()}">${inside}`, content),
          around((inside, source) => `<b>${inside}<i>${source.word()}</b>${source.word()}</i>`, content),
          around((inside, source) => `<a href="${source.address()}"><p>${inside}</a>${source.word()}</p>`, content),
        ]),
  ]
}

export function lines(inline: fc.Arbitrary<Write>): fc.Arbitrary<Write> {
  return several(inline, between, 4)
}

const LINKS: readonly Write[] = [
  (source) => `href="${source.address()}"`,
  (source) => `href="${source.address()}"`,
  (source) => `href="${source.address()}?a=1&amp;b=(2)" target="_blank" rel="noopener"`,
  (source) => `href="/${source.page()}" title="${source.word()}"`,
  (source) => `href="//old.example/${source.page()}"`,
  (source) => `href="mailto:${source.page()}@old.example"`,
  (source) => `href="tel:${source.page()}"`,
  (source) => `href="../${source.page()}.html"`,
  (source) => `href="https://old.example/${'long-'.repeat(40)}${source.page()}"`,
  () => 'href="#here" name="there"',
  (source) => `href="http://${source.page()}"`,
]

/** Parts of a line without others in them. */
const PARTS: readonly Write[] = [
  (source) => `<a href="${source.address()}"><img src="${source.address()}.jpg" alt="${source.word()}"></a>`,
  (source) => `<a href="${source.address()}" rel="attachment wp-att-5"><img src="${source.address()}.jpg"></a>`,
  (source) => `<a href="${source.address()}"><img src="${source.address()}.jpg" alt=""> ${source.word()}</a>`,
  (source) => `<a href="${source.address()}"></a>`,
  (source) => `<img src="${source.address()}.jpg" alt="${source.word()}" title="${source.word()}">`,
  (source) => `<img srcset="${source.address()}.jpg 300w, https://old.example/wide.jpg 600w" alt="${source.word()}">`,
  (source) => `<img alt="${source.word()}">`,
  (source) => `<img src="${source.address()}" width="1" height="1" alt="">`,
  (source) => {
    const address = source.address()
    return `<img src="data:image/gif;base64,R0" data-src="${address}.jpg"><noscript><img src="${address}.jpg"></noscript>`
  },
  (source) => `<img class="lazy"><noscript><img src="${source.address()}.jpg" alt="${source.word()}"></noscript>`,
  (source) => `<noscript>${source.word()} <a href="${source.address()}">${source.word()}</a></noscript>`,
  (source) => `<button type="button">${source.word()}</button>`,
  (source) => `<button onclick="go()"><a href="${source.address()}">${source.word()}</a></button>`,
  (source) => `<input type="submit" value="${source.word()}">`,
  (source) => `<input type="email" placeholder="${source.word()}">`,
  (source) =>
    `<label for="a">${source.word()}</label><select><option>${source.word()}<option>${source.word()}</select>`,
  (source) => `<textarea>${source.word()}</textarea>`,
  (source) =>
    `<svg viewBox="0 0 9 9"><title>${source.word()}</title><a xlink:href="${source.address()}"><text>${source.word()}</text></a></svg>`,
  (source) => `<math><mi>${source.word()}</mi><mo>=</mo><mn>${source.word()}</mn></math>`,
  (source) =>
    `<img src="${source.address()}.png" usemap="#m" alt="${source.word()}"><map name="m"><area href="${source.address()}" alt="${source.word()}"><area href="${source.address()}"></map>`,
  (source) => `<object data="${source.address()}.swf">${source.word()}</object>`,
  (source) =>
    `<object width="4"><param name="movie" value="https://www.youtube.com/v/${source.film()}"><embed src="https://www.youtube.com/v/${source.film()}"></object>`,
  (source) => `<object>${source.word()} <a href="${source.address()}">${source.word()}</a></object>`,
  (source) => `<iframe src="${source.address()}">${source.word()}</iframe>`,
  (source) => `<iframe src="https://www.youtube-nocookie.com/embed/${source.film()}?rel=0" title="Player"></iframe>`,
  (source) => `<embed src="${source.address()}">`,
  (source) =>
    `<video poster="${source.address()}.jpg"><source src="${source.address()}.mp4"><source src="${source.address()}.webm"><track src="${source.address()}.vtt" label="${source.word()}">${source.word()} <a href="${source.address()}">${source.word()}</a></video>`,
  (source) => `<audio controls src="${source.address()}.mp3"></audio>`,
  (source) => `<template><p>${source.word()}</p></template>`,
  (source) => `<canvas>${source.word()}</canvas>`,
  (source) => `<script async src="${source.address()}.js"></script>`,
  () => '<script>var hidden = "x < y"</script>',
  () => '<style>p { color: red }</style>',
  () => '<!-- only the writer reads this -->',
  (source) => `&lt;${source.word()}&gt; &amp; * _ \` || [${source.word()}](x) ##`,
  (source) => `${source.word()}&nbsp;&mdash;&nbsp;${source.word()}`,
  (source) => `https://old.example/${source.page()}`,
  (source) => `<progress max="2">${source.word()}</progress><output>${source.word()}</output>`,
]
