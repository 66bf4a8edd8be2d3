import { expect, it } from 'vitest'
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
  ['# *A* `b` [c](https://x.example/) \\#\n##\n#### Small *x* ####', '# A b c #\n\n## Small *x*'],
  ['- a\n  more\n\n- b\n\n  under\n\n  - c\n* d\n\nend', '- a more\n- b under\n- c\n- d\n\nend'],
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
  ['{{< youtube none >}}', '{{< youtube none >}}'],
  ['* a\n* b\n\n1. c\n   - d\n2. e\n- f', '- a\n- b\n\n1. c\n2. d\n3. e\n\n- f'],
  ['<https://x.example/> leads there', 'https://x.example/ leads there'],
  ['![x](1.png) a\n![y](2.png "Warner")', '(1.png, x, )\n\na\n\n![y](import:0)\n\nWarner'],
  [
    '[a][B], [c][] [d][e] [C] `x[c]`\n\n[b]: <https://b.example/> "t"\n[C]: https://c.example/',
    '[a](https://b.example/), [c](https://c.example/) [d][e] [C](https://c.example/) `x[c]`',
  ],
  ['[a](javascript:x) [b](/b)', 'a b'],
  [
    'a<!x> <b>b</b> <i>c</i> <a href="https://x.example/">d</a> <a>e</a> <u>f</u><b> </b>',
    'a **b** *c* [d](https://x.example/) e f',
  ],
  ['<em>a</em> <strong>b</strong> *c*<br>d &amp; <https://y.example/>', '*a* **b** *c*\nd & https://y.example/'],
  ['<p>a</p>\n\nb', 'a\n\nb'],
  ['<pre>\na\n\nb', '```\na\n\nb\n```'],
  [
    '<details>\n\n<h2>T</h2>a<img src="1.png" alt="x"><p>b</p><img src="2.png" alt="y">\n</details>\nc',
    '# T\n\n(1.png, x, )\n\na\n\nb\n\n![y](import:0)\n\nc',
  ],
  ['| a | b |\n|---|---|\n| c | d |', '| a | b |\n|---|---|\n| c | d |'],
])('Markdown of other programs is shown as it was meant: %j', (markdown, text) => {
  expect(shown(markdown)).toBe(text)
})

it('tells what it changed, and how often', () => {
  expect(markdownToSections('| a |\n\n- b\n  - c\n  - d').notes).toEqual([
    'a table stays as it was typed',
    'a list within a list became one list (2)',
  ])
})
