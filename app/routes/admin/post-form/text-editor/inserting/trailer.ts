import type { Locale } from '#domain/locales/locale.ts'
import { embedOf } from '#domain/text/embed.ts'
import { typedBlocks } from '#domain/text/marked-blocks.ts'

type Trailer = { readonly ok: true; readonly line: string } | { readonly ok: false; readonly problem: string }

const SERVICES = ['YouTube', 'Vimeo', 'Spotify', 'Letterboxd', 'IMDb']

/** The line that becomes a card, of an address or of the HTML that these services offer for embedding. */
export function trailerLine({ t, list }: Locale, typed: string): Trailer {
  const text = (/<iframe\b[^>]*\ssrc=["']([^"']+)["']/i.exec(typed)?.[1] ?? typed).trim()
  if (text === '') return { ok: false, problem: t('textEditor.pasteTrailer') }
  const line = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`
  const service = embedOf(line)
  if (!service) return { ok: false, problem: t('textEditor.noCard', { services: list(SERVICES) }) }
  const [block, ...others] = typedBlocks(line)
  if (block?.kind !== 'embed' || others.length > 0) return { ok: false, problem: t('textEditor.signsNoCard') }
  const isFilm = service.service === 'YouTube' || service.service === 'Vimeo'
  if (isFilm && service.frame === null)
    return { ok: false, problem: t('textEditor.noVideo', { service: service.service }) }
  return { ok: true, line }
}
