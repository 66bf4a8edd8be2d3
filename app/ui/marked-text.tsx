import type { ReactNode } from 'react'
import type { Block, Inline } from '#domain/text/marked-text.ts'

/** A text of the writer's: paragraphs, lists and a few marks. It becomes elements, never HTML of its own. */
export function MarkedText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockElement key={index} block={block} />)
}

function BlockElement({ block }: { block: Block }) {
  if (block.kind === 'verbatim') return <p className="verbatim">{block.text}</p>
  if (block.kind === 'paragraph') return <p>{block.lines.flatMap(lineElements)}</p>
  const items = block.items.map((item, index) => <li key={index}>{item.map(inlineElement)}</li>)
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
}

function lineElements(line: readonly Inline[], index: number): ReactNode[] {
  const elements = line.map((inline, place) => inlineElement(inline, `${index}.${place}`))
  return index === 0 ? elements : [<br key={index} />, ...elements]
}

function inlineElement(inline: Inline, key: number | string): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'emphasis':
      return <em key={key}>{inline.children.map(inlineElement)}</em>
    case 'strong':
      return <strong key={key}>{inline.children.map(inlineElement)}</strong>
    case 'link':
      return <Link key={key} link={inline} />
    case 'spoiler':
      return <Spoiler key={key}>{inline.children.map(inlineElement)}</Spoiler>
  }
}

/** Wraps the link in the spoiler, never a spoiler in the link: `<a>` must not contain interactive elements. */
function Link({ link }: { link: Inline & { kind: 'link' } }) {
  const children = withoutVeils(link.children)
  const anchor = (
    <a href={link.href} rel="noopener nofollow ugc">
      {children.map(inlineElement)}
    </a>
  )
  return link.children.some(hasVeil) ? <Spoiler>{anchor}</Spoiler> : anchor
}

function withoutVeils(nodes: readonly Inline[]): Inline[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return node
    const children = withoutVeils(node.children)
    return node.kind === 'spoiler' ? children : { ...node, children }
  })
}

function hasVeil(node: Inline): boolean {
  return node.kind === 'spoiler' || (node.kind !== 'text' && node.children.some(hasVeil))
}

/** Veiled until asked for, by a tap or from the keyboard, without a script; while veiled no screen reader says it either. */
function Spoiler({ children }: { children: ReactNode }) {
  return (
    <label className="spoiler">
      <input type="checkbox" className="visually-hidden" aria-label="Show spoiler" />
      <span className="spoiler__text">{children}</span>
    </label>
  )
}
