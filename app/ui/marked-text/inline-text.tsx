import type { ReactNode } from 'react'
import type { Inline } from '#domain/text/marked-text.ts'
import { hidesSomething, withoutSpoilers } from '#domain/text/marked-tree.ts'
import { useLocale } from '../locale.ts'
import { FootnoteReference } from './footnote-reference.tsx'

type Line = readonly Inline[]

/** Lines with a line break between them. Functions instead of components, since a page has thousands of pieces. */
export function lineElements(lines: readonly Line[], name: string): ReactNode[] {
  return lines.flatMap((line, index) => {
    const elements = line.map((inline, place) => inlineElement(inline, `${index}.${place}`, name))
    return index === 0 ? elements : [<br key={index} />, ...elements]
  })
}

/** @param name of the text, see `MarkedText` */
export function inlineElements(line: Line, name: string): ReactNode[] {
  return line.map((inline, index) => inlineElement(inline, index, name))
}

function inlineElement(inline: Inline, key: number | string, name: string): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'code':
      return <code key={key}>{inline.text}</code>
    case 'emphasis':
      return <em key={key}>{inlineElements(inline.children, name)}</em>
    case 'strong':
      return <strong key={key}>{inlineElements(inline.children, name)}</strong>
    case 'link':
      return <Link key={key} link={inline} name={name} />
    case 'spoiler':
      return <Spoiler key={key}>{inlineElements(inline.children, name)}</Spoiler>
    case 'footnote':
      return <FootnoteReference key={key} number={inline.number} isFirst={inline.isFirst} name={name} />
  }
}

/** Wraps the link in the spoiler, never a spoiler in the link: `<a>` must not contain interactive elements. */
function Link({ link, name }: { link: Inline & { kind: 'link' }; name: string }) {
  const anchor = (
    <a href={link.href} rel={link.href.startsWith('/') ? undefined : 'noopener nofollow ugc'}>
      {inlineElements(withoutSpoilers(link.children), name)}
    </a>
  )
  return hidesSomething(link.children) ? <Spoiler>{anchor}</Spoiler> : anchor
}

/** Hidden until it is revealed, by a tap or the keyboard, without a script. While hidden it is not read by screen readers either. */
function Spoiler({ children }: { children: ReactNode }) {
  const { language, t } = useLocale()
  return (
    <label className="spoiler" data-word={language === 'en' ? undefined : t('article.spoiler')}>
      <input type="checkbox" className="visually-hidden" aria-label={t('article.showSpoiler')} />
      <span className="spoiler__text">{children}</span>
    </label>
  )
}
