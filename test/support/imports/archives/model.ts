/** A part of a post that every program can write in its own way. */
export type Block =
  | { readonly kind: 'text'; readonly words: string; readonly link: string | null }
  | { readonly kind: 'heading'; readonly words: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'quote'; readonly words: string }
  | { readonly kind: 'picture'; readonly name: string; readonly alt: string }
  | { readonly kind: 'film'; readonly id: string }

export interface ArchivedPost {
  readonly number: number
  readonly title: string
  readonly slug: string
  /** A day, ISO 8601. */
  readonly date: string
  readonly blocks: readonly Block[]
  /** From 1 to 10. */
  readonly score: number
}

const WORDS =
  'a lamp burns in the hall while the door below opens and nobody who came before ever told what stood there'.split(' ')

/** Posts of an archive, the same for the same seed. @param kinds the parts that its program has */
export function archivedPosts(seed: number, count: number, kinds: readonly Block['kind'][]): ArchivedPost[] {
  let state = seed
  const below = (limit: number) => {
    // Numerical Recipes' linear congruential generator.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const words = (length: number) => Array.from({ length }, () => WORDS[below(WORDS.length)]!).join(' ')
  const block = (kind: Block['kind'], id: string): Block => {
    switch (kind) {
      case 'text':
        return {
          kind,
          words: words(6 + below(20)),
          link: below(2) === 0 ? `https://elsewhere.example/${id}?a=1&b=(2)` : null,
        }
      case 'heading':
      case 'quote':
        return { kind, words: words(3 + below(4)) }
      case 'list':
        return { kind, items: Array.from({ length: 2 + below(3) }, () => words(3)) }
      case 'picture':
        return { kind, name: `picture-${id}.png`, alt: words(2) }
      case 'film':
        return { kind, id: `film${id.replace(/\D/g, '')}`.padEnd(11, '_').slice(0, 11) }
    }
  }
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const rest = Array.from({ length: 4 + below(6) }, (_, place) =>
      block(kinds[below(kinds.length)]!, `${number}-${place}`),
    )
    return {
      number,
      title: `Film ${number} of ${seed}`,
      slug: `film-${number}-of-${seed}`,
      date: `20${10 + below(10)}-0${1 + below(9)}-${10 + below(18)}`,
      blocks: [block('text', `${number}-first`), ...rest],
      score: 1 + below(5) * 2 + below(2),
    }
  })
}

/** @param address that of a picture */
export function htmlOf(blocks: readonly Block[], address: (name: string) => string): string {
  return blocks.map((block) => htmlOfBlock(block, address)).join('\n')
}

function htmlOfBlock(block: Block, address: (name: string) => string): string {
  switch (block.kind) {
    case 'text':
      return `<p>${block.words}${block.link ? ` <a href="${block.link.replaceAll('&', '&amp;')}">there</a>` : ''}.</p>`
    case 'heading':
      return `<h2>${block.words}</h2>`
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${item}</li>`).join('')}</ul>`
    case 'quote':
      return `<blockquote><p>${block.words}</p></blockquote>`
    case 'picture':
      return `<p><img src="${address(block.name)}" alt="${block.alt}"></p>`
    case 'film':
      return `<figure><iframe src="https://www.youtube.com/embed/${block.id}"></iframe></figure>`
  }
}

export interface MarkdownTags {
  /** The name of a picture as the text writes it. */
  readonly reference: (name: string) => string
  readonly film?: (id: string) => string
  readonly picture?: (name: string, alt: string) => string
}

export function markdownOf(blocks: readonly Block[], tags: MarkdownTags): string {
  return blocks.map((block) => markdownOfBlock(block, tags)).join('\n\n')
}

function markdownOfBlock(block: Block, { reference, film, picture }: MarkdownTags): string {
  switch (block.kind) {
    case 'text':
      return `${block.words}${block.link ? ` [there](<${block.link}>)` : ''}.`
    case 'heading':
      return `## ${block.words}`
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'quote':
      return `> ${block.words}`
    case 'picture':
      return picture?.(block.name, block.alt) ?? `![${block.alt}](${reference(block.name)})`
    case 'film':
      return film?.(block.id) ?? `https://www.youtube.com/watch?v=${block.id}`
  }
}
