import { expect, it } from 'vitest'
import { embedOf, FRAME_ORIGINS } from './embed.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube', YOUTUBE],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', 'YouTube', `${YOUTUBE}?start=10`],
  ['https://youtu.be/dQw4w9WgXcQ?si=x&t=3m2s', 'YouTube', `${YOUTUBE}?start=182`],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=435', 'YouTube', `${YOUTUBE}?start=435`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1h1s', 'YouTube', `${YOUTUBE}?start=3601`],
  ['https://youtu.be/dQw4w9WgXcQ?t=1"&autoplay=1', 'YouTube', YOUTUBE],
  ['https://vimeo.com/76979871#t=1m30s', 'Vimeo', 'https://player.vimeo.com/video/76979871?dnt=1#t=90s'],
  ['http://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ', 'YouTube', YOUTUBE],
  ['HTTPS://YouTu.be/dQw4w9WgXcQ?si=x', 'YouTube', YOUTUBE],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'YouTube', YOUTUBE],
  ['https://youtube.com/@channel', 'YouTube', null],
  ['https://www.youtube.com/watch?v="><script>', 'YouTube', null],
  ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/ab12', 'Vimeo', 'https://player.vimeo.com/video/76979871?dnt=1&h=ab12'],
  ['https://player.vimeo.com/video/7?h=c3', 'Vimeo', 'https://player.vimeo.com/video/7?dnt=1&h=c3'],
  ['https://vimeo.com/channels/staffpicks', 'Vimeo', null],
  ['https://open.spotify.com/intl-de/album/4aawyAB9', 'Spotify', 'https://open.spotify.com/embed/album/4aawyAB9'],
  ['https://open.spotify.com/user/x', 'Spotify', null],
  ['https://letterboxd.com/film/the-thing/', 'Letterboxd', null],
  ['https://boxd.it/abc', 'Letterboxd', null],
  ['https://www.imdb.com/title/tt0084787/', 'IMDb', null],
])('%s', (href, service, frame) => {
  expect(embedOf(href)).toEqual({ service, frame })
  if (frame) expect(FRAME_ORIGINS).toContain(new URL(frame).origin)
})

it.each([
  'https://x.example/youtube.com',
  'https://youtube.com.x.example/',
  'https://youtube.com:8080/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@x.example/',
  'https://notyoutube.com/',
  'mailto:a@youtube.com',
])('none: %s', (href) => {
  expect(embedOf(href)).toBeNull()
})
