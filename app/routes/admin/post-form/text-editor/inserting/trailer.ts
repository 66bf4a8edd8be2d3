import { embedOf } from '#domain/text/embed.ts'
import { typedBlocks } from '#domain/text/marked-blocks.ts'

type Trailer = { readonly ok: true; readonly line: string } | { readonly ok: false; readonly problem: string }

const SERVICES = 'YouTube, Vimeo, Spotify, Letterboxd and IMDb'

/** The line that becomes a card, of an address or of the HTML that these services offer for embedding. */
export function trailerLine(typed: string): Trailer {
  const text = (/<iframe\b[^>]*\ssrc=["']([^"']+)["']/i.exec(typed)?.[1] ?? typed).trim()
  if (text === '') return { ok: false, problem: 'Paste the address of a trailer.' }
  const line = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`
  const service = embedOf(line)
  if (!service) return { ok: false, problem: `No card can be made of this. ${SERVICES} have one.` }
  const [block, ...others] = typedBlocks(line)
  if (block?.kind !== 'embed' || others.length > 0)
    return { ok: false, problem: 'This address holds signs that no card can have. Copy it once more.' }
  const isFilm = service.service === 'YouTube' || service.service === 'Vimeo'
  if (isFilm && service.frame === null)
    return {
      ok: false,
      problem: `This leads to ${service.service}, but to no video. Open the video and copy its address.`,
    }
  return { ok: true, line }
}
