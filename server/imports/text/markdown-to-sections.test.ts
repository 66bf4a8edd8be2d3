import { expect, it } from 'vitest'
import { ImportError } from '../imported-post.ts'
import { markdownToSections } from './markdown-to-sections.ts'

/** Titles, pictures in parentheses, and texts, one below the other. */
function shown(markdown: string): string {
  const parts = markdownToSections(markdown).sections.flatMap((section) => [
    section.sectionTitle && `# ${section.sectionTitle}`,
    section.sectionImage && `(${section.sectionImage}, ${section.sectionImageAlt}, ${section.sectionImgSrc})`,
    section.sectionText,
  ])
  return parts.filter(Boolean).join('\n\n')
}

const FILM = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

it.each([
  ['Head\n====\na <!-- hidden -->b\n\nUnder\n---', '# Head\n\na b\n\n# Under'],
  [
    '# *A* `b` [c](https://x.example/) \\#\n##\n#### Small *x* ####',
    '# A b c #\n\n[c](https://x.example/)\n\n## Small *x*',
  ],
  ['- a\n  more\n\n- b\n\n  under\n\n  - c\n* d\n\nend', '- a more\n- b under\n- c\n\n- d\n\nend'],
  ['3. a\n4. b\n# Next', '3. a\n4. b\n\n# Next'],
  ['1) a\n```js\na `` b\n```', '1. a\n\n```\na `` b\n```'],
  ['- a\n* * *\nb\n- c\n---\n- d\n> e', '- a\n\nb\n\n- c\n\n- d\n\n> e'],
  ['> a\n> b\n>\n> c\n\n- d\n', '> a b\n>\n> c\n\n- d'],
  ['~~~\nwithout an end', '```\nwithout an end\n```'],
  ['a  \nb\\\nc<br>\nd\ne', 'a\nb\nc\nd e'],
  [`${FILM}\n\n<${FILM}>`, `${FILM}\n\n${FILM}`],
  [`{{< youtube dQw4w9WgXcQ >}}\n\n{{< youtube id="dQw4w9WgXcQ" autoplay="true" >}}`, `${FILM}\n\n${FILM}`],
  [
    `{% youtube https://youtu.be/dQw4w9WgXcQ?t=3 %}\n{% vimeo 76979871 %}`,
    `${FILM}&t=3s\n\nhttps://vimeo.com/76979871`,
  ],
  ['a {{< youtube none >}} b {{ raw }} `{{ code }}`\n```\n{% code %}\n```', 'a b `{{ code }}`\n\n```\n{% code %}\n```'],
  ['{% raw %}{{ x }}{% endraw %}\n{% highlight ruby %}\nputs 1\n{% endhighlight %}', '{{ x }}\n\n```\nputs 1\n```'],
  ['a {% include youtube.html id="dQw4w9WgXcQ" %}{:.lead} b', `a\n\n${FILM}\n\nb`],
  ['x\n\n{{ image(src="a.jpg", desc="A hall, empty") }}', 'x\n\n![A hall, empty](import:0)'],
  ['{{ youtube(id="zbn5_3yf6VQ") }}', 'https://www.youtube.com/watch?v=zbn5_3yf6VQ'],
  ['<blockquote>a</blockquote>\n```php\n<?\nfunction b( &$c ) ->', '> a\n\n```php <? function b( &$c ) ->'],
  ['x\n{{< figure src="a.jpg" alt="A" caption="By *me*" >}}', 'x\n\n![A](import:0)\n\nBy \\*me\\*'],
  ['![A]({{ site.baseurl }}/a.jpg) [b]({{ "/c" | relative_url }})', '(/a.jpg, A, )\n\n[b](/c)'],
  ['* a\n* b\n\n1. c\n   - d\n2. e\n- f', '- a\n- b\n\n1. c\n2. d\n3. e\n\n- f'],
  ['<https://x.example/> leads there', 'https://x.example/ leads there'],
  ['![x](1.png) a\n![y](2.png "Warner")', '(1.png, x, )\n\na\n\n![y](import:0)\n\nWarner'],
  [
    '[a][B], [c][] [d][e] [C] `x[c]`\n\n[b]: <https://b.example/> "t"\n[C]: https://c.example/',
    '[a](https://b.example/), [c](https://c.example/) [d][e] [C](https://c.example/) `x[c]`',
  ],
  ['[a](javascript:x) [b](/b)', 'a [b](/b)'],
  [
    '[home]({{ site.url }}) [a]({{ site.url }}{{ site.baseurl }}/a) <a href="{{ site.baseurl }}">b</a>',
    '[home](/) [a](/a) [b](/)',
  ],
  [
    'a<!x> <b>b</b> <i>c</i> <a href="https://x.example/">d</a> <a>e</a> <u>f</u><b> </b>',
    'a **b** *c* [d](https://x.example/) e f',
  ],
  ['<em>a</em> <strong>b</strong> *c*<br>d &amp; <https://y.example/>', '*a* **b** *c*\nd & https://y.example/'],
  ['<p>a</p>\n\nb', 'a\n\nb'],
  ['<pre>\na\n\nb', '```\na\n\nb\n```'],
  [
    '<details>\n\n<h2>T</h2>a<img src="1.png" alt="x"><p>b</p><img src="2.png" alt="y">\n</details>\nc',
    '## T\n\na\n\n![x](import:0)\n\nb\n\n![y](import:1)\n\nc',
  ],
  ['| a | b |\n|---|---|\n| c | d |', 'a – b\nc – d'],
])('Markdown of other programs is shown as it was meant: %j', (markdown, text) => {
  expect(shown(markdown)).toBe(text)
})

it.each([
  ['a_b_c *it*, un*believ*able', 'a_b_c *it*, unbelievable'],
  ['See [*the* list](https://x.example/ "t"), un*believ*able', 'See [*the* list](https://x.example/), unbelievable'],
  ['[a](<https://x.example/b c> "t") <http://y.example/>', '[a](https://x.example/b%20c) http://y.example/'],
  [
    'https://x.example/_a_/b_c, www.y.example and a@b.example',
    'https://x.example/_a_/b_c, www.y.example and a@b.example',
  ],
  ['||he *dies*|| `||` 2 * 3 \\* 4', '||he *dies*|| || 2 * 3 * 4'],
  ['~~gone~~ H~2~O &copy; &#9733; 1 < 2', 'gone H~2~O © ★ 1 < 2'],
  ['- [x] seen\n- [ ] unseen', '- [x] seen\n- [ ] unseen'],
  [
    '1. a\n\n   ```\n   x\n\n   y\n   ```\n2. b\n   > c\n3. d\n   ### e\n4. f',
    '1. a\n\n```\nx\n\ny\n```\n\n2. b\n\n> c\n\n3. d e\n4. f',
  ],
  ['- a\n  ![x](1.png)\n  - b\n    - c', '- a\n\n![x](import:0)\n\n- b\n- c'],
  ['- a\n\n  <iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>\n- b', `- a\n\n${FILM}\n\n- b`],
  ['[![x](1.png)](https://x.example/) a', '(1.png, x, )\n\n[x](https://x.example/)\n\na'],
  ['![x](my hall.png "By W")\n\n![y](<b c.png>)', '(my%20hall.png, x, By W)\n\n![y](import:0)'],
  [
    'a[^x] b[^1]\n\n# B\n\nc[^x]\n\n[^x]: *One*,\n  two\n[^1]: https://y.example/',
    'a[^1] b[^2]\n\n[^1]: *One*, two\n\n[^2]: https://y.example/\n\n# B\n\nc[^1]\n\n[^1]: *One*, two',
  ],
  ['# A[^x]\n\nb\n\n[^x]: One', '# A[^1]\n\nb\n\n[^1]: One'],
  [
    '| [a](https://x.example/) | *b* |\n|---|---|\n| ![x](1.png) | c<br>d |',
    '[a](https://x.example/) – *b*\nc d\n\n![x](import:0)',
  ],
  ['#### A [b](https://x.example/) `c`', '## A [b](https://x.example/) `c`'],
  ['a\\\n**b**  \nc<br><br>d<br/>e', 'a\n**b**\nc\n\nd\ne'],
  ['> a\n>\n> - b\n> - c\n>\n> > d', '> a\n>\n> - b\n> - c\n>\n> d'],
  ['a <b>b\n\nc</b> d', 'a **b**\n\n**c** d'],
  ['    indented\n\n\ta *b*', '```\nindented\n\na *b*\n```'],
])('Markdown keeps all that Den can say: %j', (markdown, text) => {
  expect(shown(markdown)).toBe(text)
})

it.each([
  ['| a |\n|---|\n\n- b\n  - c\n  - d', 'a table became lines of text', 'a list within a list became one list'],
  ['{% link a.md %} {% link a.md %}', 'left out: {% link a.md %} (2)'],
  ['a\n\n[^x]: One', 'left out: the footnote x, to which nothing refers: "One"'],
  [
    'a[^x] ![b [c](https://y.example/)](1.png)\n\n[^x]: One\n\n[^x]: Two\n\n```js title="d"\n```',
    'left out: a link in the description of a picture: https://y.example/',
    'left out: the footnote x, which is defined twice: "One"',
    'left out: what a block of code says of itself: title="d"',
  ],
  [
    '[a]\n\n[a]: https://x.example/\n[A]: https://y.example/\n[b]: https://z.example/ "c"\n[//]: # (hidden)',
    'left out: an address, which is defined twice as [a]: https://y.example/',
    'left out: an address, to which nothing refers as [b]: https://z.example/ ("c")',
  ],
  [
    '[a](b.md) [c](https://x.example/ "t")',
    'the title of a link was left out: "t"',
    'a link without a host or of another kind became text: b.md',
  ],
  ['~~a~~ H<sub>2</sub>O', 'struck, raised or lowered words became plain text (2)'],
  ['un*believ*able', 'marks that Den does not have there, such as within words, became plain text'],
  [
    '<form action="/send"><b>a</b> <input type="submit" value="b"></form>',
    'left out: form "a b"',
    'left out: an address of form: /send',
  ],
  ['<svg><text>a</text></svg><canvas></canvas>', 'left out: svg "a"', 'left out: canvas'],
  ['<abbr title="b">a</abbr>', 'the title of abbr was left out: "b"'],
  ['- a\n- [{{ site.url }}]({{ site.url }})', 'left out: {{ site.url }}', 'left out: a link without words: /'],
  ['[![x](1.png)](#)[](https://x.example/)', 'left out: a link without words: https://x.example/'],
  [
    'https://x.example/_[b][c]\n\n[c]: https://y.example "t"',
    'left out: an address, to which nothing refers as [c]: https://y.example ("t")',
  ],
  [
    '- > | a |\n  > |---|\n  > | b | c |',
    'a table became lines of text',
    'left out: "c", beyond the columns of its table',
  ],
])('tells what Markdown has and Den does not: %j', (markdown, ...notes) => {
  expect(markdownToSections(markdown).notes).toEqual(notes)
})

it('refuses what nests deeper than any text, and passes over no level', () => {
  for (const mark of ['> ', '- '])
    expect(() => markdownToSections(`${mark.repeat(1_000)}a`), mark).toThrow('nests more than 300 elements deep')
  expect(shown(`${'> '.repeat(140)}a`)).toBe('> a')
})

it('takes a picture within the text, however long it is', () => {
  const { sections } = markdownToSections(`![x](data:image/png;base64,${'A'.repeat(3_000_000)})`)
  expect(sections[0]!.sectionImage).toHaveLength(3_000_022)
})

it('takes no more than a moment for any text, or refuses it in words', () => {
  const hostile = [
    '<!--',
    '_a ',
    '_*',
    '__a__b',
    '[a](',
    '[a][',
    '[^a]',
    '`',
    '![',
    '> ',
    '{{',
    '{% a',
    '{{< a',
    '{:.',
    '{% highlight a %}\n',
    '{% raw %}',
    `{{<${' '.repeat(900)}x\n`,
    '`` ` ',
    `![a](a${' '.repeat(900)}x\n`,
    '>\n\n',
    '- ',
    '***',
    '<b>',
    '=\n',
    ' ',
  ]
  for (const part of [...hostile, 'a\n', '| a |\n', '1. a\n', '~~a', '^[']) {
    try {
      expect(markdownToSections(part.repeat(200_000 / part.length)).notes.length).toBeLessThan(9)
    } catch (error) {
      expect(error, part).toBeInstanceOf(ImportError)
    }
  }
  const code = `~~~\n${'` '.repeat(200_000)}\n~~~`
  expect(markdownToSections(code).sections[0]!.sectionText.slice(0, 9)).toBe('```\n` ` `')
})

it('is refused where it has more parts than any post', () => {
  expect(() => markdownToSections('a\n'.repeat(1_000_000))).toThrow('more than 500,000 characters')
  for (const part of ['# a\n', '![](a)\n\n', 'a\n\n'])
    expect(() => markdownToSections(part.repeat(60_000)), part).toThrow(
      /more than (50,000 paragraphs and pictures|100,000 elements)/,
    )
  expect(() => markdownToSections('!['.repeat(100_000))).toThrow('more than 20,000 brackets that are not closed')
})

it.each([
  ['<iframe src="\\\\nas\\x\\yyyyyyyyyyyyyyyyyyyy"></iframe>', 'http://nas/x/yyyyyyyyyyyyyyyyyyyy'],
  ['<iframe src=" //host.example/embed"></iframe>', 'https://host.example/embed'],
  ['<iframe src="/player/1"></iframe>', '[/player/1](/player/1)'],
  ['<a href="/\\evil.example/a">b</a>', '[b](http://evil.example/a)'],
])('an address of another host is none of this blog, however it is written: %s', (html, text) => {
  expect(markdownToSections(html).sections[0]!.sectionText).toBe(text)
})
