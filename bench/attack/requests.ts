import { gzipSync } from 'node:zlib'
import type { Random } from './random.ts'

/** A public address, cheap or expensive to answer, and often one that was not requested before. */
export function anyTarget(random: Random, posts: number): string {
  const post = () => `/blogs/Post-${random.between(0, posts)}`
  return random.pick([
    () => '/',
    () => `/?page=${random.between(1, Math.ceil(posts / 10) + 5)}`,
    () => `/?page=9${random.between(0, 1e9)}`,
    post,
    () => `${post()}/nothing`,
    () => `/blogs/${random.between(0, 1e9)}`,
    () => `/api/blogs?page=${random.between(1, posts / 10)}`,
    () => `/api/blogs?q=${random.pick(['film', 'nothing-like-it', 'a', '%25_'])}`,
    () => '/api/blogs?images=embedded',
    () => '/api/collections/blogs',
    () => `/api${post()}`,
    () => random.pick(['/feed.xml', '/atom.xml', '/feed.json', '/sitemap.xml', '/robots.txt', '/site.webmanifest']),
    () => random.pick(['/greetings', '/terms', '/privacy', '/admin', '/subscribe', '/v1/projects', '/api/captcha']),
    () => `/${random.between(0, 1e9)}`,
    () => `/media/${'0'.repeat(32)}-${random.between(1, 4000)}.webp`,
    () => `/covers/p_${random.between(0, 1e9)}-x-wide.svg`,
  ])()
}

interface HostileWrite {
  readonly method: 'POST' | 'PATCH'
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A body that is large, deeply nested, broken, or expensive to parse. */
export function hostileWrite(random: Random, token: string): HostileWrite {
  const json = (target: string, body: string, more: Record<string, string> = {}): HostileWrite => ({
    method: 'POST',
    target,
    headers: { 'Content-Type': 'application/json', ...more },
    body: Buffer.from(body),
  })
  const bearer = { Authorization: `Bearer ${token}` }
  const post = (section: string) =>
    json(
      '/api/blogs',
      JSON.stringify({
        title: `Attack ${random.between(0, 1e9)}`,
        author: 'A',
        date: '2026-05-01',
        tag: 'Horror List',
        featured: 0,
        tagline: 'a',
        description: 'b',
        articleImgSrc: 'c',
        sections: [{ sectionTitle: 'd', sectionText: section }],
      }),
      bearer,
    )
  const open = random.pick(['/api/auth/sign-in/email', '/api/subscriptions', '/api/screen-views', '/api/auth/claim'])
  return random.pick([
    () => json(open, `{${Array.from({ length: 60_000 }, (_, key) => `"k${key}":1`).join(',')}}`),
    () => json('/api/blogs', `{${Array.from({ length: 300_000 }, (_, key) => `"k${key}":1`).join(',')}}`, bearer),
    () => json(open, '['.repeat(200_000)),
    () => json(open, `{"email":"${'a'.repeat(900_000)}@b.c","password":"x"}`),
    () => json(open, `\ud800{"__proto__":{"isAdmin":true}`),
    () => json(open, 'x'.repeat(5_000_000)),
    () =>
      json('/api/auth/sign-in/email', `{"email":"a${random.between(0, 99)}@b.example","password":"wrong-password"}`),
    () => json('/api/screen-views', `{"path":"/","referrer":"https://r${random.between(0, 1e9)}.example/"}`),
    () => ({
      ...json('/api/subscriptions', ''),
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      body: gzipSync(Buffer.alloc(20_000_000)),
    }),
    () => post('[a](https://'.repeat(random.pick([5_000, 600_000]))),
    () => post('*a **b ||c '.repeat(random.pick([8_000, 350_000]))),
    () => post('||'.repeat(50_000)),
    () => ({
      method: 'POST' as const,
      target: '/api/media',
      headers: { ...bearer, 'Content-Type': 'multipart/form-data; boundary=b' },
      body: Buffer.concat([
        Buffer.from('--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n'),
        Buffer.from('89504e470d0a1a0a0000000d4948445200007000000070001006000001', 'hex'),
        Buffer.alloc(300_000),
        Buffer.from('\r\n--b--\r\n'),
      ]),
    }),
  ])()
}
