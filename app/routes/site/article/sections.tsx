import type { Pictures } from '#domain/pictures/picture.ts'
import type { Section as PostSection } from '#domain/posts/post.ts'
import type { ListEntry } from '#domain/posts/sections/list-entries.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import type { Block } from '#domain/text/marked-text.ts'
import { Section } from './section.tsx'

interface SectionsProps {
  sections: readonly PostSection[]
  /** The film or review of each section, by index. */
  entries: readonly (ListEntry | undefined)[]
  /** The parsed text of each section, by index. */
  texts: readonly (readonly Block[])[]
  pictures: Pictures
  slugs: TermSlugs
}

export function Sections({ sections, entries, texts, pictures, slugs }: SectionsProps) {
  return sections.map((section, index) => (
    <Section
      key={index}
      number={index + 1}
      section={section}
      entry={entries[index]}
      pictures={pictures}
      slugs={slugs}
      blocks={texts[index]!}
    />
  ))
}
