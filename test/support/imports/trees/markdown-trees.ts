import fc from 'fast-check'
import { htmlTrees } from './html-trees.ts'
import { around, several, type Write, written } from './tree-source.ts'

const between = fc.constantFrom('', ' ', ', ', '  \n', '\\\n', '\n')

/** Markdown as writers and programs for sites have it, with HTML, and tags of Liquid and Hugo. */
export function markdownTrees(): fc.Arbitrary<Write> {
  const html = htmlTrees({ isTidy: true })
  const { inline, block } = fc.letrec<{ inline: Write; block: Write }>((tie) => {
    const line = several(tie('inline'), between, 4)
    const blocks = several(tie('block'), fc.constant('\n\n'), 3)
    return {
      inline: fc.oneof({ depthSize: 'small' }, ...inlineParts(line, oneLine(html.inline))),
      block: fc.oneof({ depthSize: 'small' }, ...blockParts(line, blocks, html.block)),
    }
  })
  return fc.array(fc.oneof(block, block, several(inline, between, 4)), { minLength: 1, maxLength: 4 }).map(
    (parts): Write =>
      (source) =>
        `${parts.map((write) => write(source)).join('\n\n')}\n`,
  )
}

function oneLine(part: fc.Arbitrary<Write>): fc.Arbitrary<Write> {
  return part.map(
    (write): Write =>
      (source) =>
        write(source).replaceAll('\n', ' '),
  )
}

function inlineParts(line: fc.Arbitrary<Write>, html: fc.Arbitrary<Write>): fc.Arbitrary<Write>[] {
  const flat = oneLine(line)
  return [
    ...PARTS.map(written),
    around((inside) => `*${inside}*`, line),
    around((inside) => `**${inside}**`, line),
    around((inside) => `_${inside}_`, line),
    around((inside) => `(~~${inside}~~)`, line),
    around((inside) => `||${inside}||`, flat),
    around((inside, source) => `[${inside}](${source.address()})`, line),
    around((inside, source) => `[${inside}](<${source.address()}> "${source.word()}")`, line),
    around((inside, source) => `[${inside}](/${source.page()})`, flat),
    html,
  ]
}

/** Parts of a line; a definition of what one refers to stands below the paragraph. */
const PARTS: readonly Write[] = [
  (source) => source.word(),
  (source) => source.word(),
  (source) => `\`${source.word()}\``,
  (source) => `\`\` \`${source.word()} <b> ${source.address()} \`\``,
  (source) => `<${source.address()}>`,
  (source) => source.address(),
  (source) => `[![${source.word()}](${source.page()}.jpg "${source.word()}")](${source.address()})`,
  (source) => `![${source.word()} [${source.word()}](${source.address()})](${source.page()}.jpg)`,
  (source) => `[${source.word()}](${source.page()}.md)`,
  (source) => `[](${source.address()})`,
  (source) => `[${source.word()}] [${source.word()}][] [${source.word()}](`,
  (source) => `\\*${source.word()}\\* &amp; &copy; \\[${source.word()}\\] 2 * 3 * 4 ^[${source.word()}]`,
  (source) => {
    const label = source.label()
    return `[${source.word()}][${label}]\n\n[${label}]: ${source.address()} "${source.word()}"\n[${label.toUpperCase()}]: ${source.address()}\n\n`
  },
  (source) => {
    const label = source.label()
    return `![${source.word()}][${label}] [${label}]\n\n[${label}]: <${source.address()}>\n\n`
  },
  (source) => {
    const label = source.label()
    return `[^${label}]\n\n[^${label}]: ${source.word()} [${source.word()}](${source.address()})\n\n    ${source.word()}\n\n`
  },
  (source) => `{% include figure.html src="${source.page()}.jpg" caption="${source.word()} ${source.word()}" %}`,
  (source) => `{{< youtube ${source.film()} >}}`,
  (source) => `{% youtube https://www.youtube.com/watch?v=${source.film()} %}`,
  (source) => `{{< tweet user="${source.word()}" id="${source.page()}" >}}`,
  (source) => `{% link_button ${source.address()} "${'long '.repeat(20)}${source.word()}" %}`,
  (source) => `{:.lead title="${source.word()}"}`,
  (source) => `{{ "/${source.page()}" | relative_url }} {{ page.${source.word()} }}`,
  (source) => `{% comment %}${source.word()}{% endcomment %}`,
]

function blockParts(
  line: fc.Arbitrary<Write>,
  blocks: fc.Arbitrary<Write>,
  html: fc.Arbitrary<Write>,
): fc.Arbitrary<Write>[] {
  const flat = oneLine(line)
  const indented = (by: string) => (text: string) => text.replaceAll('\n', `\n${by}`)
  return [
    line,
    line,
    around((inside) => `# ${inside}`, flat),
    around((inside) => `#### ${inside} ####`, flat),
    around((inside) => `${inside}\n---`, flat),
    around((inside) => `> ${indented('> ')(inside)}`, blocks),
    around((inside, source) => `- ${indented('  ')(inside)}\n- ${source.word()}\n  1. ${source.word()}`, blocks),
    around((inside, source) => `1. ${indented('   ')(inside)}\n2. ${source.word()}`, fc.oneof(flat, blocks)),
    around((inside, source) => `- [x] ${inside}\n- [ ] ${source.word()}\n`, flat),
    around((inside, source) => `${source.word()}\n: ${inside}\n`, flat),
    around(
      (inside, source) =>
        `| ${source.word()} | ${source.word()} |\n|---|:-:|\n| ${inside.replaceAll('|', '\\|')} | ${source.word()} | ${source.word()} |`,
      flat,
    ),
    around((inside) => `<details markdown="1">\n\n${inside}\n\n</details>`, blocks),
    around((inside, source) => `<div>\n\n${inside}\n\n</div>\n${source.word()}`, blocks),
    html,
    html,
    ...BLOCKS.map(written),
  ]
}

const BLOCKS: readonly Write[] = [
  (source) => `\`\`\`js title="${source.word()}"\n${source.word()} <b> {% x %}\n\`\`\``,
  (source) => `~~~\n${source.word()}\n${source.address()}\n~~~`,
  (source) => `    ${source.word()} <i>\n\n    ${source.word()}`,
  (source) => `${source.word()}\n===`,
  () => '***',
  (source) => `[${source.label()}]: ${source.address()} '${source.word()}'`,
  (source) => `[^${source.label()}]: ${source.word()} ${source.address()}`,
  (source) => `[^a${source.page()}]\n\n[^b]: ${source.word()}\n\n[^b]: ${source.word()}\n\n[^b]`,
  () => '[//]: # (only the writer reads this)',
  () => '<!-- only the writer reads this -->',
  (source) => `![${source.word()}](my ${source.page()}.png "${source.word()}")`,
  (source) =>
    `{{< figure\n  src="${source.page()}.jpg"\n  title="${source.word()} ${source.word()}"\n  caption="${source.word()}"\n  link="${source.address()}"\n  attr="${source.word()}"\n  attrlink="${source.address()}"\n>}}`,
  (source) =>
    `{% include gallery.html\n  first="${source.address()}"\n  caption="${source.word()}" %}\n{% if ${source.word()} %}${source.word()}{% endif %}`,
  (source) => `{% highlight html %}\n<b>${source.word()}</b>\n{% endhighlight %}`,
  (source) => `{{< highlight html "title=${source.word()}" >}}\n<b title="${source.word()}">\n{{< /highlight >}}`,
  (source) =>
    `{% codeblock ${source.word()} lang:html ${source.address()} %}\n<i>${source.word()}</i>\n{% endcodeblock %}`,
  (source) => `{% comment %}\n${source.word()}\n${source.address()}\n{% endcomment %}\n${source.word()}`,
  (source) => `{% blockquote ${source.word()}, ${source.address()} %}\n${source.word()}\n{% endblockquote %}`,
  (source) => `{{% notice tip "${source.word()}" %}}\n${source.word()}\n{{% /notice %}}`,
  (source) => `{% raw %}{{ ${source.word()} }}{% endraw %}`,
]
