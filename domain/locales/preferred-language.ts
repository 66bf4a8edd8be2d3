import type { Language } from './language.ts'

/** The offered language that a browser prefers, by its `Accept-Language` (RFC 9110, 12.5.4); undefined where it names none of them. */
export function preferredLanguage(header: string, offered: readonly Language[]): Language | undefined {
  const wishes = header.split(',', WISHES_MAX).map((wish) => {
    const [tag = '', quality = 'q=1'] = wish.split(';').map((part) => part.trim().toLowerCase())
    return { tag, quality: Number(quality.replace(/^q=/, '')) }
  })
  const wanted = wishes.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    const exact = offered.find((language) => language.toLowerCase() === tag)
    const near = offered.find((language) => primary(language) === primary(tag))
    if (exact ?? near) return exact ?? near
  }
  return undefined
}

const WISHES_MAX = 20

/** `pt` of `pt-BR`. */
function primary(tag: string): string {
  return tag.toLowerCase().split('-')[0]!
}
