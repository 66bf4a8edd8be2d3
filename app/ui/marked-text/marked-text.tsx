import { alternativeText, type Pictures } from '#domain/pictures/picture.ts'
import type { Block } from '#domain/text/marked-text.ts'
import { StoredPicture } from '../picture.tsx'
import { EmbedLink } from './embed-link.tsx'
import { Footnotes } from './footnotes.tsx'
import { inlineElements, lineElements } from './inline-text.tsx'

interface MarkedTextProps {
  blocks: readonly Block[]
  /** Distinguishes the footnotes of this text from those of others on the same page; part of an `id`. */
  name: string
  /** Pictures that the text may show; the mark of a missing one is shown as it was typed. */
  pictures?: Pictures
  isQuoted?: boolean
}

/** A text with marks: paragraphs, lists, links and others. It is rendered as elements; HTML in it has no effect. */
export function MarkedText({ blocks, ...context }: MarkedTextProps) {
  return blocks.map((block, index) => <BlockElement key={index} block={block} {...context} />)
}

function BlockElement({ block, name, pictures, isQuoted }: Omit<MarkedTextProps, 'blocks'> & { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{lineElements(block.lines, name)}</p>
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{inlineElements(item, name)}</li>)
      // `dir="auto"` ignores the text of elements with a `dir` of their own, so a quote would not see that of its lists.
      const dir = isQuoted ? undefined : 'auto'
      return block.ordered ? (
        <ol start={block.start} dir={dir}>
          {items}
        </ol>
      ) : (
        <ul dir={dir}>{items}</ul>
      )
    }
    case 'heading':
      return <h3>{inlineElements(block.line, name)}</h3>
    case 'quote':
      return (
        <blockquote dir="auto">
          <MarkedText blocks={block.blocks} name={name} isQuoted />
        </blockquote>
      )
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
    case 'picture':
      return pictures?.has(block.address) ? (
        <figure className="section__figure section__frame">
          <StoredPicture
            address={block.address}
            pictures={pictures}
            alt={alternativeText(block.alt, pictures.get(block.address), '')}
            sizes="(min-width: 960px) 880px, 100vw"
          />
        </figure>
      ) : (
        <p>{block.typed}</p>
      )
    case 'embed':
      return <EmbedLink embed={block} />
    case 'footnotes':
      return <Footnotes notes={block.notes} name={name} />
    case 'verbatim':
      return <p className="verbatim">{block.text}</p>
  }
}
