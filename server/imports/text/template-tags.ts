import { CodeLines, outsideCode } from './code-lines.ts'
import { filmAddress } from './html-addresses.ts'
import { escapedHtml } from './html-escape.ts'

interface WithoutTags {
  readonly markdown: string
  readonly notes: readonly string[]
}

// No match extends beyond its line or a fixed length: otherwise matching takes quadratic time.
/** `{% … %}` and `{{ … }}` of Liquid and Nunjucks, `{{< … >}}` and `{{% … %}}` of Hugo. */
const TAG = /\{\{[<%]([^{}\n]{0,1000}?)[>%]\}\}|\{%([^{}\n]{0,1000}?)%\}|\{\{([^{}\n]{0,1000})\}\}/g
/** `{:.lead}`, `{: #top}` of kramdown. */
const ATTRIBUTES = /\{:[ .#a-z][^{}\n]{0,300}\}/gi
const BASE_ADDRESS = /^(?:site\.(?:base)?url|page\.url|base_?url)$/i
/** Shortcodes whose content becomes a covered section. */
const FOLDED = /^(?:spoiler|details|expand|collapse)$/i
const FOLDED_END = /^(?:\/\s*|end)(?:spoiler|details|expand|collapse)$/i
const RAW_TAG = /\{%-?\s{0,9}(?:end)?raw\s{0,9}-?%\}/g
const RAW = /\{%-?\s{0,9}endraw\s{0,9}-?%\}/
const NAMED = /([\w-]{1,40})=(?:"([^"]*)"|'([^']*)'|(\S+))/g

/**
 * What the program of a site would have put into a text: films and figures become what they show, code stays code. Any other tag is
 * left out and named, so that readers do not see it.
 */
export function withoutTemplateTags(markdown: string): WithoutTags {
  const left = new Map<string, number>()
  const code = new CodeLines()
  let isRaw = false
  let isHighlight = false
  // Jekyll takes these out of code as well.
  const withoutRaw = RAW.test(markdown) ? (text: string) => text.replace(RAW_TAG, '') : (text: string) => text
  const lines = markdown.split('\n').flatMap((line) => {
    if (isHighlight) {
      if (!/\{%-?\s*endhighlight\s*-?%\}/.test(line)) return rawless(line)
      isHighlight = false
      return ['```']
    }
    if (code.isCode(line)) return rawless(line)
    const [, language] = /^\s*\{%-?\s*highlight\s+(\w{0,40})[^{}\n]{0,300}%\}\s*$/.exec(line) ?? []
    if (language !== undefined) {
      isHighlight = true
      return [`\`\`\`${language}`]
    }
    return [outsideCode(line, tagless, withoutRaw)]
  })
  if (isHighlight) lines.push('```')
  const notes = [...left].map(([tag, count]) => `left out: ${tag}${count > 1 ? ` (${count})` : ''}`)
  return { markdown: lines.join('\n'), notes }

  /** A line that held nothing else goes with its tag. */
  function rawless(line: string): string[] {
    const text = withoutRaw(line)
    return text.trim() === '' && text !== line ? [] : [text]
  }

  function tagless(text: string): string {
    return text.replace(ATTRIBUTES, '').replace(TAG, (whole, ...groups: (string | undefined)[]) => {
      const [hugo, liquid, output] = groups.slice(0, 3).map((group) => group?.trim().replace(/^-\s*|\s*-$/g, ''))
      if (/^raw$/.test(liquid ?? '')) isRaw = true
      else if (/^endraw$/.test(liquid ?? '')) isRaw = false
      else if (isRaw) return whole
      else return shown(whole, hugo ?? liquid ?? output ?? '', output !== undefined)
      return ''
    })
  }

  function shown(whole: string, tag: string, isOutput: boolean): string {
    if (isOutput && BASE_ADDRESS.test(tag)) return ''
    const [, linked] = isOutput ? (/^["']([^"']+)["']\s*\|\s*(?:relative|absolute)_url$/.exec(tag) ?? []) : []
    if (linked) return linked
    const [name = '', ...rest] = tag.split(/\s+/)
    const values = Object.fromEntries(
      [...tag.matchAll(NAMED)].map(([, key, double, single, bare]) => [
        key!.toLowerCase(),
        double ?? single ?? bare ?? '',
      ]),
    )
    const service = /youtube|vimeo/i.exec(name === 'include' ? (rest[0] ?? '') : name)?.[0]
    const named = values.id ?? values.video ?? values.url ?? values.src ?? (name === 'include' ? '' : (rest[0] ?? ''))
    const film = service && filmAddress(service, named.replace(/^["']|["']$/g, ''))
    if (film) return `\n\n${film}\n\n`
    if (FOLDED.test(name)) return '\n\n<details>\n\n'
    if (FOLDED_END.test(name)) return '\n\n</details>\n\n'
    const picture = /^(?:figure|img|image)$/i.test(name) ? values.src : name === 'include' ? pictureAmong(values) : ''
    if (picture)
      return `\n\n<figure><img src="${escapedHtml(picture)}" alt="${escapedHtml(values.alt ?? '')}">${
        values.caption || values.title ? `<figcaption>${escapedHtml(values.caption || values.title!)}</figcaption>` : ''
      }</figure>\n\n`
    left.set(whole.slice(0, 80), (left.get(whole.slice(0, 80)) ?? 0) + 1)
    return ''
  }
}

/** The picture that an include of a theme shows. Themes differ in the name of its parameter. */
function pictureAmong(values: Readonly<Record<string, string>>): string | undefined {
  const named = ['src', 'image', 'image_path', 'url', 'file'].flatMap((name) => values[name] ?? [])
  return named.find((file) => /\.(?:png|jpe?g|webp|avif|gif)$/i.test(file))
}
