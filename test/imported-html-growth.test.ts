import { afterAll, expect, it } from 'vitest'
import { openStepCounter } from '#test/support/steps.ts'

// V8 counts in code that is compiled after the counter was opened, so this file stands in a project that isolates its files.
const counter = openStepCounter(/\/server\/imports\/.+\.ts/)
afterAll(() => counter[Symbol.dispose]())
const { htmlToSections } = await import('../server/imports/text/html-to-sections.ts')
const { codeFinder, wordPressHtml } = await import('../server/imports/text/wordpress-html.ts')

const SIZE = 250
const GROWTH = 8
const PICTURE = '<img src="a.jpg" alt="a">'

/** Parts beside many others, within one element. */
const HTML: readonly [name: string, (size: number) => string][] = [
  ['pictures in a link', (size) => `<a href="https://x.example/"><h2>a</h2>${PICTURE.repeat(size)}</a>`],
  ['pictures in a link to one of them', (size) => `<a href="a.jpg"><h2>a</h2>${PICTURE.repeat(size)}</a>`],
  ['pixels in a link', (size) => `<a href="/b"><p>a</p>${'<img src="a.gif" width="1" height="1">'.repeat(size)}</a>`],
  [
    'frames in a link',
    (size) => `<a href="/b"><p>a</p>${'<iframe src="https://x.example/"></iframe>'.repeat(size)}</a>`,
  ],
  ['empty noscripts', (size) => `<div>${PICTURE.repeat(size)}</div>${'<noscript></noscript>'.repeat(size)}`],
  [
    'noscripts behind pictures',
    (size) => `<div>${PICTURE.repeat(size)}</div>${'<noscript><img src="b.jpg"></noscript>'.repeat(size)}`,
  ],
  ['noscripts without a picture before', (size) => '<noscript><img src="b.jpg"></noscript>'.repeat(size)],
  ['readings of a word', (size) => `<ruby>${'a<rt>b</rt>'.repeat(size)}</ruby>`],
  ['readings with parentheses', (size) => `<ruby>${'a<rp>(</rp><rt>b</rt><rp>)</rp>'.repeat(size)}</ruby>`],
  ['items of lists', (size) => `<ul>${'<li>a<ul><li>b</ul>'.repeat(size)}</ul>`],
  ['cells', (size) => `<table><tr>${'<td><p>a</p><p>b</p>'.repeat(size)}</table>`],
  ['pictures of a gallery', (size) => `<figure>${`<a href="/b">${PICTURE}</a>`.repeat(size)}</figure>`],
]

it.each(HTML)('HTML of an import takes work in proportion to its length: %s', (_, htmlOf) => {
  expectProportionate((size) => {
    const html = htmlOf(size)
    return () => htmlToSections(html, { base: 'https://old.example/' })
  })
})

const CODE = '<pre><code>'
/** Shortcodes within each other, and in code. */
const WORDPRESS: readonly [name: string, (size: number) => string][] = [
  ['scores in code that is not closed', (size) => CODE.repeat(size) + '[rating:4/5]'.repeat(size)],
  ['scores between the ends of code', (size) => CODE.repeat(size) + '[rating:4/5]</code>'.repeat(size)],
  ['shortcodes within each other', (size) => `${'[row a="b"]'.repeat(size)}a${'[/row]'.repeat(size)}`],
  ['spoilers within each other', (size) => `${'[spoiler]'.repeat(size)}a${'[/spoiler]'.repeat(size)}`],
  ['captions within each other', (size) => `${'[caption id="a"]'.repeat(size)}${PICTURE}${'[/caption]'.repeat(size)}`],
]

it.each(WORDPRESS)('a text of WordPress takes work in proportion to its length: %s', (_, textOf) => {
  expectProportionate((size) => {
    const text = textOf(size)
    return () => wordPressHtml(text, new Map())
  })
})

it('a place between elements of code is in it as long as one of them is open', () => {
  const text = '0<pre>1<code>1</code>1</code>1</pre>0<code>1<code>1</code>1</code>0</code>0<pre><code>1</pre>0'
  const isCode = codeFinder(text)
  for (const { 0: shown, index } of text.matchAll(/[01]/g))
    expect([index, isCode(index)]).toEqual([index, shown === '1'])
})

function expectProportionate(workOf: (size: number) => () => void): void {
  const [short, long] = [workOf(SIZE), workOf(SIZE * GROWTH)]
  const steps = counter.stepsOf(short)
  // Calls that V8 inlines are not counted. Quadratic work would be 64 times as much, not 8.
  expect(counter.stepsOf(long)).toBeLessThan(steps * GROWTH * 2)
}
