import { setTimeout as pause } from 'node:timers/promises'
import type { Requests } from './requests.ts'

const READERS = 12
const WRITERS = 3
const POSTS_OF_A_WRITER = 5
/** Milliseconds between the requests of one reader and of one writer. */
const PAUSE_MS = { reader: 10, writer: 100, subscriber: 400 }
const PAGES = ['/', '/?page=2', '/feed.xml', '/archive', '/greetings', '/sitemap.xml']

interface Write {
  readonly number: number
  /** When its answer came, by `performance.now()`. */
  readonly at: number
}

/** A post that one writer edits: each edit puts its number into the text. */
interface Edited {
  readonly path: string
  readonly acknowledged: Write[]
  attempted: number
}

/** Readers, writers and new subscribers, and what they were told. */
export class Traffic {
  readonly edited: Edited[] = []
  readonly created: string[] = []
  readonly subscribed: string[] = []
  /** Each reading of an edited post: milliseconds since the oldest acknowledged edit that it did not show; 0 where it showed all. */
  readonly readings: { readonly at: number; readonly staleMs: number }[] = []
  readonly #requests: Requests
  readonly #token: Readonly<Record<string, string>>
  readonly #session: Readonly<Record<string, string>>
  readonly #loops: Promise<void>[] = []
  #isOver = false

  /** @param token headers of a program that writes @param session headers of the owner's browser */
  constructor(requests: Requests, { token, session }: Record<'token' | 'session', Readonly<Record<string, string>>>) {
    this.#requests = requests
    this.#token = token
    this.#session = session
  }

  get writes(): number {
    return this.created.length + this.edited.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  }

  async begin(): Promise<void> {
    for (let writer = 0; writer < WRITERS; writer++) {
      const own: Edited[] = []
      for (let post = 0; post < POSTS_OF_A_WRITER; post++) {
        const title = `Ordeal ${writer} ${post}`
        if (!(await this.#create(title))) throw new Error(`No post: ${this.#requests.failures.at(-1)?.what}`)
        own.push({ path: pathOf(title), acknowledged: [{ number: 0, at: performance.now() }], attempted: 0 })
      }
      this.edited.push(...own)
      this.#repeat(PAUSE_MS.writer, (turn) =>
        turn % 10 === 9 ? this.#publish(`New ${writer} ${turn}`) : this.#edit(own[turn % own.length]!),
      )
    }
    for (let reader = 0; reader < READERS; reader++)
      this.#repeat(PAUSE_MS.reader, (turn) =>
        turn % 2 === 0
          ? this.#read(this.edited[(reader + turn / 2) % this.edited.length]!)
          : this.#requests.ask('GET', PAGES[(reader + (turn - 1) / 2) % PAGES.length]!),
      )
    this.#repeat(PAUSE_MS.subscriber, (turn) => this.#subscribe(`new${turn}@mail.example`))
  }

  /** Resolves once every request under way has ended. */
  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#loops)
  }

  /** Acknowledged writes that no server shows, by what was to be seen. */
  async lost(): Promise<string[]> {
    const lost: string[] = []
    for (const { path, acknowledged, attempted } of this.edited) {
      const shown = numberIn((await this.#requests.ask('GET', path))?.body ?? '')
      const wanted = acknowledged.at(-1)!.number
      if (shown < wanted || shown > attempted) lost.push(`${path} shows edit ${shown} instead of ${wanted}`)
    }
    for (const path of this.created) if (!(await this.#requests.ask('GET', path))) lost.push(path)
    return lost
  }

  #repeat(ms: number, work: (turn: number) => Promise<unknown>): void {
    const loop = async () => {
      for (let turn = 0; !this.#isOver; turn++) {
        await work(turn)
        await pause(ms)
      }
    }
    this.#loops.push(loop())
  }

  async #read({ path, acknowledged }: Edited): Promise<void> {
    const startedAt = performance.now()
    const answer = await this.#requests.ask('GET', path)
    if (!answer) return
    const shown = numberIn(answer.body)
    const missed = acknowledged.find(({ number }) => number > shown)
    this.readings.push({ at: startedAt, staleMs: missed ? Math.max(0, startedAt - missed.at) : 0 })
    // As a browser does: of a release that is not on every server yet, the sheet is asked of one that lacks it.
    for (const [, sheet] of answer.body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
      await this.#requests.ask('GET', sheet!, {}, undefined, startedAt)
  }

  async #edit(post: Edited): Promise<void> {
    const number = ++post.attempted
    const path = `/api/blogs/${encodeURIComponent(post.path)}`
    const answer = await this.#requests.ask(
      'PATCH',
      path,
      { ...this.#token, 'If-Match': '*' },
      { sections: sections(number) },
    )
    if (answer) post.acknowledged.push({ number, at: performance.now() })
  }

  async #publish(title: string): Promise<void> {
    if (await this.#create(title)) this.created.push(pathOf(title))
  }

  #create(title: string) {
    const post = {
      title,
      tagline: 'A line that says what it is about.',
      description: 'Three sentences that say more. They stand on the large card. They are read by few.',
      author: 'Bench',
      date: '2026-01-31',
      tag: 'Horror Review',
      featured: 0,
      articleImgSrc: 'Bench',
      sections: sections(0),
    }
    return this.#requests.ask('POST', '/api/blogs', this.#token, post)
  }

  async #subscribe(email: string): Promise<void> {
    if (await this.#requests.ask('POST', '/api/subscribers/pending', this.#session, { email }))
      this.subscribed.push(email)
  }
}

function pathOf(title: string): string {
  return `/blogs/${title.replaceAll(' ', '-')}`
}

function sections(number: number) {
  return [
    { sectionTitle: 'A part', sectionText: `This is edit ${number} of it. ${'Some words about a film. '.repeat(20)}` },
  ]
}

function numberIn(page: string): number {
  return Number(/This is edit (\d+) of it/.exec(page)?.[1] ?? -1)
}
