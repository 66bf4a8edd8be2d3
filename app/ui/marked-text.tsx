import type { ReactNode } from 'react'
import { type Block, type Inline, parseMarkedText } from '#domain/marked-text.ts'

/** A text of the writer's: paragraphs, lists and a few marks. It becomes elements, never HTML of its own. */
export function MarkedText({ text }: { text: string }) {
  return parseMarkedText(text).map((block, index) => <BlockElement key={index} block={block} />)
}

function BlockElement({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        {block.lines.map((line, index) => (
          <LineElement key={index} isFirst={index === 0} line={line} />
        ))}
      </p>
    )
  const items = block.items.map((item, index) => <li key={index}>{item.map(inlineElement)}</li>)
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
}

function LineElement({ line, isFirst }: { line: readonly Inline[]; isFirst: boolean }) {
  return (
    <>
      {!isFirst && <br />}
      {line.map(inlineElement)}
    </>
  )
}

function inlineElement(inline: Inline, key: number): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'emphasis':
      return <em key={key}>{inline.children.map(inlineElement)}</em>
    case 'strong':
      return <strong key={key}>{inline.children.map(inlineElement)}</strong>
    case 'link':
      return (
        <a key={key} href={inline.href} rel="noopener nofollow ugc">
          {inline.children.map(inlineElement)}
        </a>
      )
    case 'spoiler':
      return <Spoiler key={key}>{inline.children.map(inlineElement)}</Spoiler>
  }
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
