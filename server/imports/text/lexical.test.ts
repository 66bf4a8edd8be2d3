import { expect, it } from 'vitest'
import { htmlToSections } from './html-to-sections.ts'
import { lexicalToHtml } from './lexical.ts'

const text = (words: string, format: unknown = 0) => ({ type: 'extended-text', text: words, format })
const link = (url: string, words: string) => ({ type: 'link', url, children: [text(words)] })
const list = (listType: string, ...items: string[]) => ({
  type: 'list',
  listType,
  children: items.map((item) => ({ type: 'listitem', children: [text(item)] })),
})

it('every card of the editor of Ghost becomes what Den shows of it', () => {
  const children = [
    { type: 'paragraph', children: [text('bold', 1), text(' slanted ', 2), text('code', 16), text(' plain', 'x')] },
    { type: 'paragraph', children: [link('https://x.example/?a="&b', 'a < b'), { type: 'linebreak' }, text('c')] },
    { type: 'extended-heading', tag: 'h5', children: [text('Small')] },
    ...[list('bullet', 'one', 'two'), list('number', 'first', 'second')],
    ...[
      { type: 'quote', children: [text('Quoted')] },
      { type: 'aside', children: [text('Aside')] },
    ],
    { type: 'codeblock', code: 'if (a < b)' },
    { type: 'heading', tag: 'script', children: [text('Pictures')] },
    { type: 'image', src: '1.png', alt: 'x', caption: 'By <b>W</b>' },
    { type: 'gallery', images: [{ src: '2.png', alt: 'y' }] },
    ...[
      { type: 'gallery' },
      { type: 'html', html: '<p>Own</p>' },
      { type: 'embed' },
      { type: 'markdown', markdown: '*m*' },
    ],
    { type: 'bookmark', url: 'https://x.example/', metadata: { title: 'A site' } },
    { type: 'bookmark', url: 'https://y.example/', metadata: { description: 'Of 2' }, caption: 'Read <i>it</i>' },
    { type: 'button', buttonText: 'Press', buttonUrl: 'https://z.example/', alignment: 'center' },
    {
      type: 'audio',
      title: 'Rain',
      src: '__GHOST_URL__/rain.mp3',
      duration: 30,
      mimeType: 'audio/mpeg',
      thumbnailSrc: '',
    },
    { type: 'file', fileTitle: 'Notes', fileName: 'a.pdf', fileCaption: 'Mine', src: 'https://x.example/a.pdf' },
    {
      type: 'product',
      productTitle: 'Lamp',
      productDescription: '<p>Lit</p>',
      productImageSrc: 'https://x.example/l.png',
    },
    { type: 'header', heading: 'Welcome', subheading: 'Come in', style: 'dark', backgroundColor: '#000000' },
    { type: 'email', html: '<p>By mail only</p>' },
    { type: 'email-cta', html: '<p>Paying</p>', segment: 'status:-free' },
    {
      type: 'call-to-action',
      textValue: '<p>Call</p>',
      showButton: false,
      buttonText: 'Hidden',
      buttonUrl: 'https://h.example/',
      hasSponsorLabel: false,
      sponsorLabel: 'Ad',
    },
    { type: 'callout', calloutText: 'Mind', calloutEmoji: '💡' },
    { type: 'toggle', heading: 'Answer', content: '<p>Hidden</p>' },
    ...[{ type: 'signup' }, 'no node'],
  ]
  const { sections, textPictures } = htmlToSections(
    lexicalToHtml(JSON.stringify({ root: { type: 'root', children } })).replaceAll(
      '__GHOST_URL__',
      'https://den.example',
    ),
  )
  expect(sections).toMatchObject([
    {
      sectionText:
        '**bold** *slanted* `code` plain\n\n[a < b](https://x.example/?a=%22&b)\nc\n\n## Small\n\n- one\n- two\n\n' +
        '1. first\n2. second\n\n> Quoted\n\n> Aside\n\n```\nif (a < b)\n```',
    },
    {
      sectionTitle: 'Pictures',
      sectionImage: '1.png',
      sectionImageAlt: 'x',
      sectionImgSrc: 'By W',
      sectionText:
        '![y](import:0)\n\nOwn\n\n*m*\n\n[A site](https://x.example/)\n\nhttps://y.example/\n\nOf 2\n\nRead *it*\n\n' +
        '[Press](https://z.example/)\n\n[Rain](https://den.example/rain.mp3)\n\na.pdf\n\nMine\n\n[Notes](https://x.example/a.pdf)\n\n' +
        'Lamp\n\nLit\n\n![](import:1)\n\nWelcome\n\nCome in\n\nCall\n\n> 💡 Mind',
    },
    { sectionTitle: 'Answer', sectionText: 'Hidden', sectionSpoilers: 1 },
  ])
  expect(textPictures).toEqual(['2.png', 'https://x.example/l.png'])
})

it.each([
  ['no Lexical', 'no Lexical that can be read'],
  [`{"root":${'{"children":['.repeat(200)}${']}'.repeat(200)}}`, 'nests more than 100 deep'],
])('a text that is broken or hostile is refused: %.20s', (lexical, refusal) => {
  expect(() => lexicalToHtml(lexical)).toThrow(refusal)
  expect(lexicalToHtml('[]')).toBe('')
})
