import fc from 'fast-check'
import { htmlTrees } from './html-trees.ts'
import type { TreeSource, Write } from './tree-source.ts'

type Node = Readonly<Record<string, unknown>>
type WriteNode = (source: TreeSource) => Node

/** Texts of the editor of Ghost, with each of its cards. */
export function lexicalTrees(): fc.Arbitrary<Write> {
  const html = htmlTrees({ isTidy: true }).block
  const { inline } = fc.letrec<{ inline: WriteNode }>((tie) => ({
    inline: fc.oneof(
      { depthSize: 'small' },
      fc.nat(127).map(
        (format): WriteNode =>
          (source) => ({ type: 'extended-text', text: source.word(), format }),
      ),
      fc.constant<WriteNode>(() => ({ type: 'linebreak' })),
      holding(tie('inline'), (children, source) => ({
        type: 'link',
        url: source.address(),
        title: source.word(),
        children,
      })),
      holding(tie('inline'), (children, source) => ({ type: 'autolink', url: source.address(), children })),
    ),
  }))
  const block = fc.oneof(
    ...['paragraph', 'quote', 'aside', 'unheard-of'].map((type) => holding(inline, (children) => ({ type, children }))),
    ...['h1', 'h2', 'h4', 'script'].map((tag) =>
      holding(inline, (children) => ({ type: 'extended-heading', tag, children })),
    ),
    holding(inline, (children, source) => ({
      type: 'list',
      listType: 'number',
      children: [
        { type: 'listitem', children },
        { type: 'listitem', children: [{ type: 'list', children: [{ type: 'listitem', children: [text(source)] }] }] },
      ],
    })),
    html.map(
      (write): WriteNode =>
        (source) => ({ type: 'html', html: write(source) }),
    ),
    ...CARDS.map((card) => fc.constant(card)),
  )
  return fc.array(block, { minLength: 1, maxLength: 6 }).map(
    (parts): Write =>
      (source) =>
        JSON.stringify({ root: { type: 'root', children: parts.map((write) => write(source)) } }),
  )
}

function holding(
  inline: fc.Arbitrary<WriteNode>,
  write: (children: readonly Node[], source: TreeSource) => Node,
): fc.Arbitrary<WriteNode> {
  return fc.array(inline, { minLength: 1, maxLength: 3 }).map(
    (parts): WriteNode =>
      (source) =>
        write(
          parts.map((each) => each(source)),
          source,
        ),
  )
}

function text(source: TreeSource): Node {
  return { type: 'text', text: source.word() }
}

const CARDS: readonly WriteNode[] = [
  (source) => ({
    type: 'image',
    src: `${source.address()}.jpg`,
    alt: source.word(),
    title: source.word(),
    href: source.address(),
    caption: `Photo by <a href="${source.address()}">${source.word()}</a>`,
  }),
  (source) => ({
    type: 'gallery',
    images: [{ src: `${source.address()}.jpg`, alt: source.word(), href: source.address(), title: source.word() }],
    caption: source.word(),
  }),
  (source) => ({ type: 'codeblock', code: source.word(), caption: `<i>${source.word()}</i>` }),
  (source) => ({ type: 'embed', html: `<iframe src="${source.address()}"></iframe>`, caption: source.word() }),
  (source) => ({ type: 'embed', url: source.address() }),
  (source) => ({ type: 'markdown', markdown: `*${source.word()}* [${source.word()}](${source.address()})` }),
  (source) => ({
    type: 'bookmark',
    url: source.address(),
    metadata: {
      title: source.word(),
      description: source.word(),
      author: source.word(),
      publisher: source.word(),
      icon: '',
      thumbnail: '',
    },
    caption: source.word(),
  }),
  (source) => ({ type: 'callout', calloutText: `${source.word()} <b>${source.word()}</b>`, calloutEmoji: '💡' }),
  (source) => ({ type: 'toggle', heading: source.word(), content: `<p>${source.word()}</p>` }),
  (source) => ({ type: 'button', buttonText: source.word(), buttonUrl: source.address() }),
  (source) => ({ type: 'audio', title: source.word(), src: `${source.address()}.mp3`, thumbnailSrc: '' }),
  (source) => ({
    type: 'video',
    src: `${source.address()}.mp4`,
    caption: source.word(),
    thumbnailSrc: `${source.address()}.jpg`,
  }),
  (source) => ({
    type: 'file',
    fileTitle: source.word(),
    fileName: source.word(),
    fileCaption: source.word(),
    src: source.address(),
  }),
  (source) => ({
    type: 'product',
    productTitle: source.word(),
    productDescription: `<p>${source.word()}</p>`,
    productImageSrc: `${source.address()}.jpg`,
    productUrl: source.address(),
    productButton: source.word(),
  }),
  (source) => ({
    type: 'header',
    heading: source.word(),
    subheading: source.word(),
    buttonText: source.word(),
    buttonUrl: source.address(),
  }),
  (source) => ({ type: 'email', html: `<p>${source.word()} <a href="${source.address()}">${source.word()}</a></p>` }),
  (source) => ({
    type: 'email-cta',
    html: `<p>${source.word()}</p>`,
    buttonText: source.word(),
    buttonUrl: source.address(),
  }),
  (source) => ({ type: 'signup', header: source.word(), subheader: source.word(), disclaimer: source.word() }),
  (source) => ({
    type: 'call-to-action',
    textValue: `<p>${source.word()}</p>`,
    buttonText: source.word(),
    buttonUrl: source.address(),
  }),
  (source) => ({ type: 'transistor', heading: source.word(), podcastUrl: source.address() }),
]
