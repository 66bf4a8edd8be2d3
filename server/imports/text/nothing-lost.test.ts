import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainText } from '#domain/text/marked-plain-text.ts'
import { htmlTrees } from '#test/support/imports/trees/html-trees.ts'
import { lexicalTrees } from '#test/support/imports/trees/lexical-trees.ts'
import { markdownTrees } from '#test/support/imports/trees/markdown-trees.ts'
import { partsIn, seenParts } from '#test/support/imports/trees/seen-parts.ts'
import { TreeSource } from '#test/support/imports/trees/tree-source.ts'
import { wordPressTrees } from '#test/support/imports/trees/wordpress-trees.ts'
import { htmlToSections } from './html-to-sections.ts'
import { lexicalToHtml } from './lexical.ts'
import { markdownToSections } from './markdown-to-sections.ts'
import { wordPressHtml } from './wordpress-html.ts'

const TREES = Number(process.env.DEN_TREES ?? (process.env.DEN_TEST_LONG ? 20_000 : 300))
const SEED = Number(process.env.DEN_TREES_SEED ?? 42)
/** Twenty thousand trees take minutes. */
const OPTIONS = { timeout: 3_600_000 }
const SITE = 'https://old.example/'

const html = (text: string) => htmlToSections(text, { base: SITE })
const markdown = (text: string) => markdownToSections(text)
const wordPress = (text: string) => {
  const { html, notes } = wordPressHtml(text, new Map())
  const converted = htmlToSections(html, { base: SITE })
  return { ...converted, notes: [...notes, ...converted.notes] }
}
const lexical = (text: string) => html(lexicalToHtml(text))
/** Browsers see no comments, in which the editor of WordPress keeps what its blocks show. */
const seenByReaders = (text: string) => seenParts(text.replace(/<!-- (wp:acf.*)-->/g, '$1'))

/** What is written, how it is read, and what its readers find in it. */
const TEXTS = [
  ['HTML', htmlTrees().document, html, seenParts],
  ['HTML in WordPress', htmlTrees().document, wordPress, seenParts],
  ['HTML in Markdown', htmlTrees().document, markdown, seenParts],
  ['WordPress', wordPressTrees(), wordPress, seenByReaders],
  ['Markdown', markdownTrees(), markdown, partsIn],
  ['Lexical', lexicalTrees(), lexical, partsIn],
] as const

it.each(TEXTS)('%s: each word and address is in the post, or named as left out', OPTIONS, (_, trees, convert, seen) => {
  fc.assert(
    fc.property(trees, (write) => {
      const text = write(new TreeSource())
      const { sections, textPictures, notes } = convert(text)
      const kept = JSON.stringify([sections, textPictures, notes])
      expect([text, seen(text).filter((part) => !kept.includes(part))]).toEqual([text, []])
    }),
    { numRuns: TREES, seed: SEED },
  )
})

const CONVERTERS = { HTML: html, WordPress: wordPress, Markdown: markdown }

it.each(Object.entries(CONVERTERS))('%s: nothing that was covered is open', OPTIONS, (name, convert) => {
  fc.assert(
    fc.property(htmlTrees({ isTidy: true }).document, (write) => {
      const typed = write(new TreeSource())
      // In Markdown a script at the beginning of a line ends the paragraph before it, and backticks enclose tags as words.
      const html = name === 'Markdown' ? typed.replace(/(?<!\n)\n(?!\n)|`/g, ' ') : typed
      // A link within a link ends what is between them, as in browsers.
      const link =
        name === 'Markdown' ? /<a [^>]*>(?:(?!<\/a>)[\s\S])*(?:<a |\]\()/ : /<a [^>]*>(?:(?!<\/a>)[\s\S])*<a /
      fc.pre(!link.test(html))
      const open = convert(html).sections.filter(({ sectionSpoilers }) => !sectionSpoilers)
      const shown = open.flatMap(({ sectionTitle, sectionText, sectionImgSrc, sectionImageAlt }) => [
        sectionTitle,
        sectionImgSrc,
        sectionImageAlt,
        plainText(sectionText, { spoilers: 'drop' }),
      ])
      expect([html, shown.join('\n').match(/secret\d+x/g)]).toEqual([html, null])
    }),
    { numRuns: TREES, seed: SEED },
  )
})
