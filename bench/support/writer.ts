/** A program that changes posts by the JSON interface. */
export class Writer {
  readonly #address: string
  readonly #headers: Readonly<Record<string, string>>
  #count = 0

  /** @param token headers with an API token */
  constructor(port: number, token: Readonly<Record<string, string>>) {
    this.#address = `http://127.0.0.1:${port}/api/blogs`
    this.#headers = { ...token, 'Content-Type': 'application/json' }
  }

  /** Changes only the text of one of these posts, in turn. */
  async edit(paths: readonly string[]): Promise<void> {
    const path = paths[this.#count++ % paths.length]!
    const sections = [{ sectionTitle: 'A part', sectionText: `The text of change ${this.#count}. `.repeat(100) }]
    await this.change(path, { sections })
  }

  /** Changes fields of the post at a path, at any revision. */
  async change(path: string, fields: object): Promise<void> {
    await this.#send(200, 'PATCH', `/${encodeURIComponent(path)}`, { 'If-Match': '*' }, fields)
  }

  /** Publishes a post that is newer than all others. */
  async publish(): Promise<void> {
    const post = {
      title: `New ${Date.now()} ${this.#count++}`,
      tagline: 'A line that says what it is about.',
      description: 'Three sentences that say more. They stand on the large card. They are read by few.',
      author: 'Bench',
      date: '2999-12-31',
      tag: 'Horror Review',
      featured: 0,
      articleImgSrc: 'Bench',
      sections: [{ sectionTitle: 'A part', sectionText: 'Some words about a film. '.repeat(40) }],
    }
    await this.create(post)
  }

  /** Publishes a post. */
  async create(post: object): Promise<void> {
    await this.#send(201, 'POST', '', {}, post)
  }

  async #send(status: number, method: string, path: string, headers: Record<string, string>, body: object) {
    const request = { method, headers: { ...this.#headers, ...headers }, body: JSON.stringify(body) }
    const reply = await fetch(this.#address + path, request)
    const text = await reply.text()
    if (reply.status !== status) throw new Error(`${method} of a post was answered with ${reply.status}: ${text}`)
  }
}

/** Repeats a piece of work once a second while another one runs, from a quarter of a second after its start on. */
export async function whileWriting<T>(write: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const writes: Promise<void>[] = []
  const begin = () => {
    const written = write()
    // The failure is reported when all have ended.
    written.catch(() => undefined)
    writes.push(written)
  }
  let interval: NodeJS.Timeout | undefined
  const first = setTimeout(() => {
    begin()
    interval = setInterval(begin, 1_000)
  }, 250)
  try {
    return await work()
  } finally {
    clearTimeout(first)
    clearInterval(interval)
    await Promise.all(writes)
  }
}
