import { jsonElements } from '../../files/json-elements.ts'
import { type SourceFile, type SourceFiles, textPieces } from '../../files/source-files.ts'
import { ImportError } from '../../imported-post.ts'
import { escapedHtml } from '../../text/html-escape.ts'
import { type Fields, isFields, itemsIn, lineIn, textIn } from '../fields.ts'
import { beginningOf } from '../reader.ts'
import type { TumblrPost } from './tumblr.ts'
import { blocksHtml } from './tumblr-blocks.ts'
import { linked, pictured, worded } from './tumblr-html.ts'

/**
 * The posts of a file: one alone, as tumblr-backup writes it, or the lists of an answer of the interface.
 * https://www.tumblr.com/docs/en/api/v2#posts
 */
export async function* postsInJson(source: SourceFiles, file: SourceFile): AsyncGenerator<unknown> {
  const begins = (await beginningOf(source, file)) ?? ''
  const isAlone = !/^\s*(?:\[|\{\s*"(?:meta|response|posts|blog|total_posts|_links)"\s*:)/.test(begins)
  const decide = (path: readonly (string | number)[]) => {
    const [first, second] = path
    if (path.length === 0) return isAlone ? 'take' : 'enter'
    if (typeof path.at(-1) === 'number') return 'take'
    if (path.length === 1) return first === 'response' || first === 'posts' ? 'enter' : 'skip'
    return first === 'response' && second === 'posts' && path.length === 2 ? 'enter' : 'skip'
  }
  for await (const { value } of jsonElements(textPieces(source, file), file.name, decide)) yield value
}

/** @throws {ImportError} for what is no post */
export function postInJson(post: unknown): TumblrPost {
  if (!isFields(post)) throw new ImportError('It is no post of Tumblr.')
  const address = lineIn(post.post_url)
  // The number itself is larger than JavaScript reads exactly.
  const id = lineIn(post.id_string) || (/\/(?:post\/)?(\d{5,30})(?=\/|$)/.exec(address)?.[1] ?? lineIn(post.id))
  if (id === '') throw new ImportError('It is no post of Tumblr: it has no id.')
  const seconds = Number(post.timestamp)
  const notes: string[] = []
  return {
    id,
    slug: lineIn(post.slug),
    // The short form leads to a post as well.
    addresses: [address, address.replace(/(\/post\/\d+)\/[^/]+$/, '$1')],
    at: seconds > 0 ? new Date(seconds * 1_000) : new Date(lineIn(post.date)),
    state: lineIn(post.state) || 'published',
    isPrivate: lineIn(post.state) === 'private',
    tags: itemsIn(post.tags).map(lineIn),
    ...partsOf(post, notes),
    notes,
  }
}

/** Title and HTML of a post of any type. */
function partsOf(post: Fields, notes: string[]): { title: string; html: string } {
  if (Array.isArray(post.content)) return { title: '', html: blocksHtml(post, notes) }
  const html = (name: string) => textIn(post[name])
  const line = (name: string) => lineIn(post[name])
  switch (post.type) {
    case 'photo':
      return { title: '', html: `${photosOf(post)}\n${html('caption')}${linked(line('link_url'))}` }
    case 'quote':
      return { title: '', html: `<blockquote>${html('text')}</blockquote><p>${html('source')}</p>` }
    case 'link':
      return {
        title: line('title') || line('url'),
        html: `${linked(line('url'), line('title'))}${html('description')}`,
      }
    case 'chat':
      return { title: line('title'), html: chatOf(post) }
    case 'audio':
      return {
        title: line('track_name'),
        html:
          `${html('caption')}${html('embed') || html('player')}` +
          ['artist', 'album'].map((name) => worded(line(name))).join('') +
          linked(line('audio_source_url') || line('audio_url')),
      }
    case 'video':
      return { title: '', html: `${filmOf(post)}${html('caption')}` }
    case 'answer': {
      const asked = line('asking_name')
      const by = asked === '' ? '' : `<p>${escapedHtml(asked)}:</p>`
      return { title: '', html: `<blockquote>${by}<p>${html('question')}</p></blockquote>${html('answer')}` }
    }
    default:
      return { title: line('title'), html: html('body') }
  }
}

/** The largest size of each photo, with its caption. */
function photosOf({ photos }: Fields): string {
  const pictures = itemsIn(photos)
    .filter(isFields)
    .map((photo) => {
      const sizes = [photo.original_size, ...itemsIn(photo.alt_sizes)].filter(isFields)
      const address = sizes.map(({ url }) => lineIn(url)).find(Boolean) ?? ''
      return pictured(address, '', lineIn(photo.caption))
    })
  return pictures.length > 1 ? `<figure>${pictures.join('')}</figure>` : pictures.join('')
}

function chatOf({ dialogue, body }: Fields): string {
  const lines = itemsIn(dialogue)
    .filter(isFields)
    .map(({ label, phrase }) => [lineIn(label), lineIn(phrase)].filter(Boolean).join(' '))
  const spoken = lines.length > 0 ? lines : textIn(body).split('\n')
  return `<p>${spoken.map(escapedHtml).join('<br>')}</p>`
}

/** The address of a film of another site; else the widest player, or the file. */
function filmOf(post: Fields): string {
  const address = lineIn(post.permalink_url)
  if (address !== '') return `<p>${escapedHtml(address)}</p>`
  const player = itemsIn(post.player)
    .filter(isFields)
    .map(({ embed_code }) => textIn(embed_code))
    .findLast((code) => code !== '')
  return lineIn(post.video_url) === '' ? (player ?? '') : linked(lineIn(post.video_url))
}
