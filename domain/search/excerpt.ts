import type { Post, Section } from '../posts/post.ts'
import type { ResolvedPart } from './resolved-query.ts'
import { openSections, openText } from './searched-post.ts'
import { isUnspaced, type LocatedWord, locateWords } from './words.ts'

export interface Excerpt {
  /** Plain text on one line. */
  readonly excerpt: string
  /** The words in `excerpt` that were searched for: start and end in UTF-16 units. */
  readonly marks: readonly (readonly [number, number])[]
}

const LENGTH = 200
/** The most characters of sections that are searched for an excerpt: more would delay other requests. */
const SEARCHED = 100_000
/** The number of characters before the first found word. */
const LEAD = 60

/** The passage of a post with the most of the words that were searched for. Covered text is left out. */
export function excerptOf(post: Post, parts: readonly ResolvedPart[]): Excerpt {
  const weights = weightsOf(parts)
  const captions = [post.tagline, post.description].filter(Boolean)
  const sections = firstSections(post)
  // Parsing marks, which tells what is covered, takes longer than finding words: sections are ranked by their raw text first.
  const byHits = sections
    .map((section) => ({ section, hits: bestWindow(locateWords(section.sectionText), weights).weight }))
    .sort((a, b) => b.hits - a.hits)
  let best = bestOf(captions, weights)
  for (const { section, hits } of byHits) {
    if (best && best.weight >= hits) break
    const found = bestOf([openText(section)], weights)
    if (found && (!best || found.weight > best.weight)) best = found
  }
  if (best) return cut(best.text, best.start, weights)
  return cut(oneLine(captions.at(-1) ?? (sections[0] ? openText(sections[0]) : '')), 0, weights)
}

function firstSections(post: Post): Section[] {
  let left = SEARCHED
  return openSections(post).filter(({ sectionText }) => {
    left -= sectionText.length * (isUnspaced(sectionText) ? 4 : 1)
    return left >= 0
  })
}

export function marksIn(text: string, parts: readonly ResolvedPart[]): readonly (readonly [number, number])[] {
  return marksOf(locateWords(text), weightsOf(parts))
}

type Weights = ReadonlyMap<string, number>

interface Window {
  readonly text: string
  readonly weight: number
  readonly start: number
}

function weightsOf(parts: readonly ResolvedPart[]): Weights {
  const strong = parts.filter((part) => !part.isWeak)
  const counted = strong.length > 0 ? strong : parts
  return new Map(counted.flatMap(({ stems }) => stems.map(({ stem, weight }) => [stem, weight] as const).reverse()))
}

function bestOf(texts: readonly string[], weights: Weights): Window | undefined {
  const windows = texts.map((text) => {
    const line = oneLine(text)
    return { text: line, ...bestWindow(locateWords(line), weights) }
  })
  return windows
    .filter(({ weight }) => weight > 0)
    .reduce<Window | undefined>((a, b) => (a && a.weight >= b.weight ? a : b), undefined)
}

/** The passage with the greatest weight of different stems; the first one among equals. */
function bestWindow(words: readonly LocatedWord[], weights: Weights): { weight: number; start: number } {
  const hits = words.filter(({ stem }) => weights.has(stem))
  let best = { weight: 0, start: 0 }
  for (const [index, hit] of hits.entries()) {
    const seen = new Set<string>()
    let weight = 0
    for (let at = index; at < hits.length && hits[at]!.end - hit.start <= LENGTH - LEAD; at++) {
      const { stem } = hits[at]!
      if (!seen.has(stem)) weight += weights.get(stem)!
      seen.add(stem)
    }
    if (weight > best.weight) best = { weight, start: hit.start }
  }
  return best
}

function cut(text: string, hit: number, weights: Weights): Excerpt {
  const earliest = Math.max(0, Math.min(hit - LEAD, text.length - LENGTH))
  const space = text.indexOf(' ', earliest)
  // In a text without spaces the passage begins within a word, so that the found word is in it.
  const start = earliest === 0 ? 0 : space === -1 || space >= hit ? earliest : space + 1
  const last = start + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', start + LENGTH)
  const end = last > hit ? last : Math.min(text.length, start + LENGTH)
  const excerpt = `${start > 0 ? '…' : ''}${text.slice(start, end).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')}${end < text.length ? '…' : ''}`
  return { excerpt, marks: marksOf(locateWords(excerpt), weights) }
}

function marksOf(words: readonly LocatedWord[], weights: Weights): (readonly [number, number])[] {
  return words.filter(({ stem }) => weights.has(stem)).map(({ start, end }) => [start, end] as const)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
