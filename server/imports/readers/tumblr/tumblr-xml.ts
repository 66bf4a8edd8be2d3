import { childLine, childText, type XmlElement } from '../../files/xml-records.ts'
import { escapedHtml } from '../../text/html-escape.ts'
import type { TumblrPost } from './tumblr.ts'
import { linked, worded } from './tumblr-html.ts'

/** A post in the XML of Tumblr's archive or of its first interface. */
export function postInXml(post: XmlElement): TumblrPost {
  const { id = '', slug = '', url = '', ...attributes } = post.attributes
  const seconds = Number(attributes['unix-timestamp'])
  return {
    id,
    slug,
    addresses: [url, attributes['url-with-slug'] ?? ''],
    at: seconds > 0 ? new Date(seconds * 1_000) : new Date(attributes['date-gmt'] ?? ''),
    state: attributes.state || 'published',
    isPrivate: /^(?:1|true|yes)$/i.test(attributes.private ?? ''),
    tags: post.children.flatMap(({ name, text }) => (name === 'tag' ? text : [])),
    ...partsOf(post),
  }
}

/** Title and HTML of a post of any type. Titles are text there, and all other texts but addresses are HTML. */
function partsOf(post: XmlElement): { title: string; html: string } {
  const text = (name: string) => childText(post, name)
  const line = (name: string) => childLine(post, name)
  switch (post.attributes.type) {
    case 'photo':
      return {
        title: '',
        html: `<figure>${photosOf(post)}</figure>\n${text('photo-caption')}${linked(text('photo-link-url'))}`,
      }
    case 'quote':
      return { title: '', html: `<blockquote>${text('quote-text')}</blockquote><p>${text('quote-source')}</p>` }
    case 'link': {
      const title = line('link-text') || text('link-url')
      return {
        title,
        html: `<p><a href="${escapedHtml(text('link-url'))}">${escapedHtml(title)}</a></p>${text('link-description')}`,
      }
    }
    case 'conversation': {
      const lines = text('conversation-text').split('\n').map(escapedHtml).join('<br>')
      return { title: line('conversation-title'), html: `<p>${lines}</p>` }
    }
    case 'audio':
      return {
        title: line('id3-title'),
        html:
          `${text('audio-caption')}${text('audio-embed') || text('audio-player')}` +
          ['id3-artist', 'id3-album'].map((name) => worded(text(name))).join('') +
          linked(text('download-url')),
      }
    case 'video': {
      const source = text('video-source')
      const film = /^https?:\/\/\S+$/.test(source) ? `<p>${escapedHtml(source)}</p>` : source || text('video-player')
      return { title: '', html: `${film}${text('video-caption')}` }
    }
    case 'answer':
      return { title: '', html: `<blockquote>${text('question')}</blockquote>${text('answer')}` }
    default:
      return { title: line('regular-title'), html: text('regular-body') }
  }
}

/** The largest size of each photo; a set of them has an element for each. */
function photosOf(post: XmlElement): string {
  const sets = post.children.filter(({ name }) => name === 'photoset').flatMap(({ children }) => children)
  const photos = sets.length > 0 ? sets : [post]
  return photos
    .map((photo) => {
      const sizes = photo.children.filter(({ name }) => name === 'photo-url')
      const width = ({ attributes }: XmlElement) => Number(attributes['max-width'] ?? 0)
      const [largest] = sizes.toSorted((one, other) => width(other) - width(one))
      return largest
        ? `<img src="${escapedHtml(largest.text.trim())}" alt="${escapedHtml(photo.attributes.caption ?? '')}">`
        : ''
    })
    .join('')
}
