import type { ScoreScale } from '#domain/imports/score-scales.ts'
import { item, meta, wxr } from '../wxr.ts'
import { type ArchivedPost, type Block, htmlOf, markdownOf } from './model.ts'

type Files = Record<string, string>

/** An archive as a program writes it. */
export interface Archive {
  readonly kinds: readonly Block['kind'][]
  /** Without those of pictures. */
  readonly files: (posts: readonly ArchivedPost[]) => Files
  /** Where its pictures lie. */
  readonly pictures?: string
  /** On what scale its scores are; undefined for none. */
  readonly scale?: ScoreScale | 'said'
  /** The score that a post has here, where the scale of the program has fewer steps. */
  readonly rounded?: (score: number) => number
  /** The path of a post there; undefined where the archive says nothing of it. */
  readonly address?: (post: ArchivedPost) => string
}

const ALL: readonly Block['kind'][] = ['text', 'heading', 'list', 'quote', 'picture', 'film']
const month = (date: string) => date.slice(0, 7).replace('-', '/')
const joined = (posts: readonly ArchivedPost[], text: (post: ArchivedPost) => string) => posts.map(text).join('\n')
const each = (
  posts: readonly ArchivedPost[],
  name: (post: ArchivedPost) => string,
  text: (post: ArchivedPost) => string,
) => Object.fromEntries(posts.map((post) => [name(post), text(post)]))
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const WORDPRESS: Pick<Archive, 'kinds' | 'pictures' | 'address'> = {
  kinds: ALL,
  pictures: 'uploads/2019/10',
  address: ({ date, slug }) => `/${month(date)}/${slug}/`,
}
const upload = (name: string) => `https://old.example/wp-content/uploads/2019/10/${name}`
const wordPressItem = (post: ArchivedPost, html: string, more = '') =>
  item(
    post.number,
    {
      title: post.title,
      link: `https://old.example/${month(post.date)}/${post.slug}/`,
      'content:encoded': html,
      'wp:post_name': post.slug,
      'wp:post_date': `${post.date} 12:00:00`,
      'wp:post_date_gmt': `${post.date} 12:00:00`,
    },
    more,
  )
const wordPress =
  (more: (post: ArchivedPost) => string, text = (html: string) => html) =>
  (posts: readonly ArchivedPost[]) => ({
    'old.xml': wxr(...posts.map((post) => wordPressItem(post, text(htmlOf(post.blocks, upload)), more(post)))),
  })
/** As the classic editor stores a text: without paragraphs. */
const classic = (html: string) => html.replaceAll('<p>', '').replaceAll('</p>', '\n')
const blocks = (html: string) =>
  html.replaceAll('<p>', '<!-- wp:paragraph --><p>').replaceAll('</p>', '</p><!-- /wp:paragraph -->')

const yaml = (post: ArchivedPost, more: string) => `---\ntitle: ${post.title}\ndate: ${post.date}\n${more}---\n`
/** Letters by score. */
const GRADES = ['', 'F', 'D-', 'D', 'D+', 'C', 'C+', 'B', 'B+', 'A', 'A+']
const fourStars = (score: number) => Math.ceil(score / 2.5)
const STARS = (score: number) => `${score / 2}`

const ghostPost = (post: ArchivedPost, text: object) => ({
  ...{ id: String(post.number), uuid: `u-${post.number}`, title: post.title, slug: post.slug, type: 'post' },
  ...{ status: 'published', visibility: 'public', published_at: `${post.date}T12:00:00.000Z`, ...text },
})
const ghost = (text: (post: ArchivedPost) => object) => (posts: readonly ArchivedPost[]) => ({
  'ghost.json': JSON.stringify({
    meta: { version: '5.80.0' },
    data: { posts: posts.map((post) => ghostPost(post, text(post))) },
  }),
})
const GHOST: Pick<Archive, 'kinds' | 'pictures' | 'address'> = {
  kinds: ALL,
  pictures: 'content/images/2019/10',
  address: ({ slug }) => `/${slug}/`,
}

const lexicalText = (text: string) => ({ type: 'extended-text', text, format: 0 })

function lexicalOf(parts: readonly Block[]): string {
  return JSON.stringify({ root: { type: 'root', children: parts.map(lexicalOfBlock) } })
}

function lexicalOfBlock(block: Block): object {
  switch (block.kind) {
    case 'text': {
      const link = block.link && [lexicalText(' '), { type: 'link', url: block.link, children: [lexicalText('there')] }]
      return { type: 'paragraph', children: [lexicalText(block.words), ...(link || [])] }
    }
    case 'heading':
      return { type: 'extended-heading', tag: 'h2', children: [lexicalText(block.words)] }
    case 'list': {
      const children = block.items.map((text) => ({ type: 'listitem', children: [lexicalText(text)] }))
      return { type: 'list', listType: 'bullet', children }
    }
    case 'quote':
      return { type: 'extended-quote', children: [lexicalText(block.words)] }
    case 'picture':
      return { type: 'image', src: `__GHOST_URL__/content/images/2019/10/${block.name}`, alt: block.alt }
    case 'film':
      return { type: 'embed', html: `<iframe src="https://www.youtube.com/embed/${block.id}"></iframe>` }
  }
}

const bloggerEntry = (post: ArchivedPost, kind: string, more: string) =>
  `<entry><id>tag:blogger.com,1999:blog-1.post-${post.number}</id>${kind}<title>${post.title}</title><published>${post.date}T12:00:00Z</published>
<content type='html'>${escaped(htmlOf(post.blocks, (name) => `https://1.bp.blogspot.com/-x/s1600/${name}`))}</content>${more}</entry>`
const blogger = (entry: (post: ArchivedPost) => string) => (posts: readonly ArchivedPost[]) => ({
  'feed.xml': `<?xml version='1.0'?><feed xmlns='http://www.w3.org/2005/Atom'><id>tag:blogger.com,1999:blog-1</id>${joined(posts, entry)}</feed>`,
})
const bloggerPath = ({ date, slug }: ArchivedPost) => `/${month(date)}/${slug}.html`

export const ARCHIVES: Readonly<Record<string, Archive>> = {
  'WordPress, classic editor': { ...WORDPRESS, files: wordPress(() => '', classic) },
  'WordPress, blocks, fields of a theme': {
    ...WORDPRESS,
    scale: '5',
    files: wordPress(({ score }) => meta('rating', STARS(score)), blocks),
  },
  'WordPress, WP Review': {
    ...WORDPRESS,
    scale: 'said',
    files: wordPress(({ score }) => meta('wp_review_total', String(score * 10)) + meta('wp_review_type', 'percentage')),
  },
  'WordPress, Yet Another Stars Rating': {
    ...WORDPRESS,
    scale: 'said',
    files: wordPress(({ score }) => meta('yasr_overall_rating', STARS(score))),
  },
  'WordPress, shortcodes of scores': {
    ...WORDPRESS,
    scale: 'said',
    files: (posts) => ({
      'old.xml': wxr(
        ...posts.map((post) =>
          wordPressItem(post, `${classic(htmlOf(post.blocks, upload))}\n\n[rating:${STARS(post.score)}/5]`),
        ),
      ),
    }),
  },
  'WordPress, several files': {
    ...WORDPRESS,
    files: (posts) =>
      each(
        posts,
        ({ number }) => `old.${number}.xml`,
        (post) => wxr(wordPressItem(post, htmlOf(post.blocks, upload))),
      ),
  },
  Squarespace: {
    ...WORDPRESS,
    address: ({ slug }) => `/journal/${slug}`,
    files: (posts) => ({
      'squarespace.xml': wxr(
        ...posts.map((post) =>
          wordPressItem(post, htmlOf(post.blocks, upload)).replace(
            `https://old.example/${month(post.date)}/${post.slug}/`,
            `/journal/${post.slug}`,
          ),
        ),
      ),
    }),
  },
  'Ghost, HTML': {
    ...GHOST,
    files: ghost(({ blocks }) => ({ html: htmlOf(blocks, (name) => `__GHOST_URL__/content/images/2019/10/${name}`) })),
  },
  'Ghost, Lexical': { ...GHOST, files: ghost(({ blocks }) => ({ html: null, lexical: lexicalOf(blocks) })) },
  Jekyll: {
    kinds: ALL,
    pictures: 'assets/img',
    scale: '5',
    address: ({ date, slug }) => `/${date.replaceAll('-', '/')}/${slug}.html`,
    files: (posts) =>
      each(
        posts,
        ({ date, slug }) => `_posts/${date}-${slug}.md`,
        (post) =>
          yaml(post, `rating: ${STARS(post.score)}\n`) +
          markdownOf(post.blocks, {
            reference: (name) => `{{ site.baseurl }}/assets/img/${name}`,
            film: (id) => `{% include youtube.html id="${id}" %}`,
          }),
      ),
  },
  'Jekyll, permalinks and words for scores': {
    kinds: ALL,
    pictures: 'assets/img',
    scale: 'said',
    address: ({ slug }) => `/reviews/${slug}/`,
    files: (posts) =>
      each(
        posts,
        ({ date, slug }) => `_posts/${date}-${slug}.md`,
        (post) =>
          yaml(post, `permalink: /reviews/:title/\nscore: ${post.score} out of 10\n`) +
          markdownOf(post.blocks, { reference: (name) => `/assets/img/${name}` }),
      ),
  },
  'Hugo, YAML': {
    kinds: ALL,
    pictures: 'static/images',
    scale: 'letters',
    address: ({ slug }) => `/reviews/${slug}/`,
    files: (posts) =>
      each(
        posts,
        ({ slug }) => `content/reviews/${slug}.md`,
        (post) =>
          yaml(post, `grade: ${GRADES[post.score]}\n`) +
          markdownOf(post.blocks, {
            reference: String,
            film: (id) => `{{< youtube ${id} >}}`,
            picture: (name, alt) => `{{< figure src="/images/${name}" alt="${alt}" >}}`,
          }),
      ),
  },
  'Hugo, TOML and page bundles': {
    kinds: ALL.filter((kind) => kind !== 'picture'),
    scale: '10',
    address: ({ slug }) => `/posts/${slug}/`,
    files: (posts) =>
      each(
        posts,
        ({ slug }) => `content/posts/${slug}/index.md`,
        (post) =>
          `+++\ntitle = "${post.title}"\ndate = ${post.date}\n[params]\nrating = ${post.score}\n+++\n${markdownOf(post.blocks, { reference: String })}`,
      ),
  },
  Zola: {
    kinds: ALL,
    pictures: 'static/img',
    scale: '10',
    address: ({ slug }) => `/blog/${slug}/`,
    files: (posts) =>
      each(
        posts,
        ({ slug }) => `content/blog/${slug}.md`,
        (post) =>
          `+++\ntitle = "${post.title}"\ndate = ${post.date}\n[extra]\nscore = ${post.score}\n+++\n${markdownOf(post.blocks, { reference: (name) => `/img/${name}` })}`,
      ),
  },
  Hexo: {
    kinds: ALL,
    pictures: 'source/img',
    address: ({ date, slug }) => `/${date.replaceAll('-', '/')}/${slug}/`,
    files: (posts) =>
      each(
        posts,
        ({ slug }) => `source/_posts/${slug}.md`,
        (post) =>
          `title: ${post.title}\ndate: ${post.date} 12:00:00\n---\n${markdownOf(post.blocks, { reference: (name) => `/img/${name}` })}`,
      ),
  },
  Eleventy: {
    kinds: ALL,
    pictures: 'img',
    scale: 'said',
    address: ({ slug }) => `/r/${slug}/`,
    files: (posts) =>
      each(
        posts,
        ({ slug }) => `posts/${slug}.md`,
        (post) =>
          yaml(post, `permalink: /r/${post.slug}/\nreview:\n  rating: ${post.score * 10}%\n`) +
          markdownOf(post.blocks, { reference: (name) => `/img/${name}` }),
      ),
  },
  Astro: {
    kinds: ALL,
    pictures: 'src/assets',
    scale: 'said',
    address: ({ slug }) => `/blog/${slug}/`,
    files: (posts) =>
      each(
        posts,
        ({ slug }) => `src/content/blog/${slug}.md`,
        (post) =>
          yaml(post, `rating: { value: ${post.score}, best: 10 }\n`) +
          markdownOf(post.blocks, { reference: (name) => `../../assets/${name}` }),
      ),
  },
  Obsidian: {
    kinds: ALL,
    pictures: 'attachments',
    scale: '5',
    files: (posts) =>
      each(
        posts,
        ({ title }) => `Reviews/${title}.md`,
        (post) =>
          yaml(post, `stars: ${STARS(post.score)}\n`) +
          markdownOf(post.blocks, { reference: String, picture: (name, alt) => `![[${name}|${alt}]]` }),
      ),
  },
  'Markdown, one folder': {
    kinds: ALL,
    pictures: 'pictures',
    scale: 'stars',
    rounded: (score) => Math.round(fourStars(score) * 2.5),
    address: ({ slug }) => `/old/${slug}.html`,
    files: (posts) =>
      each(
        posts,
        ({ slug }) => `${slug}.md`,
        (post) =>
          yaml(post, `aliases: [/old/${post.slug}.html]\nstars: ${'★'.repeat(fourStars(post.score))}\n`) +
          markdownOf(post.blocks, { reference: (name) => `pictures/${name}` }),
      ),
  },
  'Letterboxd, reviews': {
    kinds: ['text'],
    scale: 'said',
    files: (posts) => ({
      'reviews.csv': `Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n${joined(
        posts,
        (post) =>
          `${post.date},${post.title},1982,https://boxd.it/${post.number},${STARS(post.score)},,"${htmlOf(post.blocks, String).replaceAll('"', '""')}",,`,
      )}\n`,
    }),
  },
  'Letterboxd, lists': {
    kinds: ['text'],
    files: (posts) =>
      each(
        posts,
        ({ slug }) => `lists/${slug}.csv`,
        (post) =>
          `Letterboxd list export v7\nDate,Name,Tags,URL,Description\n${post.date},${post.title},,https://boxd.it/l${post.number},"${htmlOf(post.blocks, String).replaceAll('"', '""')}"\n\nPosition,Name,Year,URL,Description\n`,
      ),
  },
  'Blogger, back up': {
    kinds: ALL,
    pictures: 'Albums/Old',
    address: bloggerPath,
    files: blogger((post) =>
      bloggerEntry(
        post,
        "<category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#post'/>",
        `<link rel='alternate' href='https://old.blogspot.com${bloggerPath(post)}'/>`,
      ),
    ),
  },
  'Blogger, Google Takeout': {
    kinds: ALL,
    pictures: 'Albums/Old',
    address: bloggerPath,
    files: blogger((post) =>
      bloggerEntry(
        post,
        '<blogger:type>POST</blogger:type>',
        `<blogger:filename>${bloggerPath(post)}</blogger:filename>`,
      ),
    ),
  },
  Medium: {
    kinds: ALL.filter((kind) => kind !== 'picture'),
    address: ({ number, slug }) => `/@mara/${slug}-0a1b2c3d4e5${number}`,
    files: (posts) =>
      each(
        posts,
        ({ number, slug }) => `posts/${slug}-0a1b2c3d4e5${number}.html`,
        (post) =>
          `<article class="h-entry"><h1 class="p-name">${post.title}</h1><section class="e-content"><h3 class="graf--title">${post.title}</h3>${htmlOf(post.blocks, String)}</section>` +
          `<footer><time class="dt-published" datetime="${post.date}T12:00:00.000Z"></time><a class="p-canonical" href="https://medium.com/@mara/${post.slug}-0a1b2c3d4e5${post.number}">x</a></footer></article>`,
      ),
  },
  Substack: {
    kinds: ALL.filter((kind) => kind !== 'picture'),
    address: ({ slug }) => `/p/${slug}`,
    files: (posts) => ({
      'posts.csv': `post_id,post_date,is_published,type,audience,title,subtitle,podcast_url\n${joined(posts, ({ number, slug, date, title }) => `${number}.${slug},${date}T12:00:00.000Z,true,newsletter,everyone,${title},,`)}\n`,
      ...each(
        posts,
        ({ number, slug }) => `posts/${number}.${slug}.html`,
        ({ blocks }) => htmlOf(blocks, String),
      ),
    }),
  },
  Tumblr: {
    kinds: ALL,
    pictures: 'media',
    address: ({ number, slug }) => `/post/${number}/${slug}`,
    files: (posts) => ({
      'posts/posts.xml': `<tumblr version="1.0"><posts>${joined(
        posts,
        (post) =>
          `<post id="${post.number}" type="regular" slug="${post.slug}" url-with-slug="https://old.tumblr.com/post/${post.number}/${post.slug}" unix-timestamp="${Date.parse(`${post.date}T12:00:00Z`) / 1000}"><regular-title>${post.title}</regular-title><regular-body>${escaped(htmlOf(post.blocks, (name) => `https://64.media.tumblr.com/${name}`))}</regular-body></post>`,
      )}</posts></tumblr>`,
    }),
  },
  'Tumblr, JSON': {
    kinds: ALL,
    pictures: 'media',
    address: ({ number, slug }) => `/post/${number}/${slug}`,
    files: (posts) =>
      Object.fromEntries(
        posts.map((post) => [
          `json/${post.number}.json`,
          JSON.stringify({
            blog_name: 'old',
            id: post.number,
            post_url: `https://old.tumblr.com/post/${post.number}/${post.slug}`,
            slug: post.slug,
            type: 'text',
            timestamp: Date.parse(`${post.date}T12:00:00Z`) / 1000,
            state: 'published',
            reblog_key: 'x',
            title: post.title,
            body: htmlOf(post.blocks, (name) => `https://64.media.tumblr.com/${name}`),
          }),
        ]),
      ),
  },
}
