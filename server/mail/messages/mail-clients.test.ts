import { caniemail } from 'caniemail'
import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { parseMarkedText } from '#domain/text/marked-text.ts'
import { html } from './html.ts'
import type { Block, MessageContent } from './message-content.ts'

/** Off, since they are about style. Of the roles mail programs know `presentation`. */
const STYLE = { 'doctype-style': 'off', 'presentation-role-style': 'off', 'prefer-tbody': 'off' } as const

const HREF = 'https://den.example/blogs/The-Fog'
/** One of each mark of texts. */
const MARKS = `## A heading

A *leper* ship, ||drowned||, with \`gold\` and a [link](https://den.example/).[^1] **All** of it.

- one
- two

1. one
2. two

> Quoted.

\`\`\`
code
\`\`\`

https://www.youtube.com/watch?v=dQw4w9WgXcQ

[^1]: A note.`
/** One of each kind of block. */
const BLOCKS: readonly Block[] = [
  { kind: 'picture', src: 'https://den.example/media/fog-card.jpg', alt: 'Fog', href: HREF },
  { kind: 'heading', text: 'The Fog', href: HREF },
  { kind: 'heading', text: 'The Fog' },
  { kind: 'lead', text: 'It waits.' },
  { kind: 'text', text: 'A film about fog.\nAnd a bay.' },
  { kind: 'quiet', text: 'Content warnings: ghosts' },
  { kind: 'facts', score: 8, lines: ['The Fog (1980)', 'By Mara Vell'] },
  { kind: 'section', text: 'The bay' },
  { kind: 'instead', text: 'Contains spoilers: read it on the site.', href: HREF },
  ...parseMarkedText(MARKS).flatMap((block): Block[] =>
    block.kind === 'picture' ? [] : [{ kind: 'marked', block, href: HREF }],
  ),
  { kind: 'button', label: 'Read the post', href: HREF },
]
const CONTENT: MessageContent = {
  subject: 'The Fog',
  preview: 'It waits.',
  blocks: BLOCKS,
  reason: 'You subscribed.',
  unsubscribe: 'https://den.example/unsubscribe?token=x',
}
const MAIL = html(CONTENT, {
  blogName: 'Den',
  siteUrl: 'https://den.example',
  contact: 'keeper@den.example',
  palette: null,
  type: 'den',
  corners: 'plain',
  logo: null,
  locale: ENGLISH,
})

/** What one of these mail programs does not support, and what its readers see instead. */
const FALLBACKS: Readonly<Record<string, string>> = {
  '@media': 'the light theme, and the wide margins on a phone',
  '<style> element': 'the light theme',
  'color-scheme CSS property': 'the theme of the mail program',
  'color-scheme meta tag': 'the theme of the mail program',
  '<body> element': 'the background of the table that fills it',
  'display:none': 'nothing of the preview, which has no height',
  'max-height property': 'nothing of the preview, which is not displayed',
  overflow: 'nothing of the preview, which is not displayed',
  'overflow-wrap': 'long words broken by `word-break`',
  'white-space': 'long lines of code as they are',
  'word-break': 'long words as they are',
  'table-layout': 'a table as wide as its content',
  'role attribute': 'a table that is read as one',
  'border-radius': 'square corners',
  'system-ui, ui-serif, ui-sans-serif, ui-rounded, ui-monospace': 'the next font of the list',
}

it('Gmail, Outlook and Apple Mail support what mails use, or show what is meant instead', () => {
  const { issues } = caniemail({ clients: ['gmail.*', 'outlook.*', 'apple-mail.*'], html: MAIL })
  const titles = [...issues.errors.values()].flat().map(({ title }) => title)
  expect([...new Set(titles)].sort()).toEqual(Object.keys(FALLBACKS).sort())
})

it('has every kind of mark in its texts', () => {
  const kinds = BLOCKS.flatMap((block) => (block.kind === 'marked' ? block.block.kind : []))
  expect(new Set(kinds)).toEqual(new Set(['heading', 'paragraph', 'list', 'quote', 'code', 'embed', 'footnotes']))
})

it('a mail is valid HTML but for what old mail programs need', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'no-inline-style': 'off', 'no-deprecated-attr': 'off', ...STYLE },
  })
  const { results } = await validator.validateString(MAIL)
  const problems = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
  expect([...new Set(problems)]).toEqual([])
})
