import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { CSSOptions } from 'vite'

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

/** Descriptors of the faces of each family, among them those of the reader's own fonts that stand in for ours. */
export type FontTable = Record<string, Record<string, string>[]>

const FONTS = join(import.meta.dirname, '../../app/fonts')

/** Replaces an `@font-face` that has nothing but families by all faces of these and their fallbacks, which `faces.json` describes. */
export function fontFaces(): PostcssPlugin {
  return {
    postcssPlugin: 'den:font-faces',
    Once(root, { parse }) {
      const table: FontTable = JSON.parse(readFileSync(join(FONTS, 'faces.json'), 'utf8'))
      root.walkAtRules('font-face', (rule) => {
        const [only, ...others] = rule.nodes ?? []
        if (only?.type !== 'decl' || others.length > 0) return
        const sheet = rule.source!.input.file!
        const families = [...only.value.matchAll(/"(.+?)"/g)].map(([, family]) => family!)
        const named = [...families, ...families.map((family) => `${family} Fallback`)]
        const unknown = named.find((family) => !table[family])
        if (unknown) throw rule.error(`faces.json has no ${unknown}`)
        const css = named.flatMap((family) => table[family]!.map((face) => faceRule(family, face))).join('\n')
        rule.replaceWith(parse(css.replaceAll('url("', `url("${relative(dirname(sheet), FONTS)}/`), { from: sheet }))
      })
    },
  }
}

function faceRule(family: string, face: Record<string, string>): string {
  const descriptors = Object.entries({ 'font-family': `"${family}"`, ...face })
  return `@font-face {${descriptors.map(([name, value]) => `${name}:${value};`).join('')}}`
}
