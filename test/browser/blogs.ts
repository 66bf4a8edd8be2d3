import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { type ServerProcess, startServer } from './server.ts'

type Settings = Record<string, string>

/** Prepares a folder, which holds a copy of the demo, and gives the settings of the server over it. */
export type Blog = (folder: string) => Settings | Promise<Settings>

export interface RunningBlog extends ServerProcess {
  readonly folder: string
}

/** Tests of one file share a blog of their own, and few files more than one: older servers would only take memory. */
const MAX_OWN = 3

/** The servers of one worker, each started when a test first needs its blog. */
export class Blogs {
  readonly #shared = new Map<Blog, Promise<RunningBlog>>()
  /** The one that was used last comes last. */
  readonly #own = new Map<Blog, Promise<RunningBlog>>()

  /** A blog that many files share: its server runs until the worker ends. */
  shared(blog: Blog): Promise<RunningBlog> {
    const running = this.#shared.get(blog) ?? start(blog)
    this.#shared.set(blog, running)
    return running
  }

  async of(blog: Blog): Promise<RunningBlog> {
    const running = this.#own.get(blog) ?? start(blog)
    this.#own.delete(blog)
    this.#own.set(blog, running)
    for (const [oldest, server] of [...this.#own].slice(0, -MAX_OWN)) {
      this.#own.delete(oldest)
      await (await server).stop()
    }
    return running
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const all = [...this.#shared.values(), ...this.#own.values()]
    await Promise.all(all.map(async (server) => (await server).stop()))
  }
}

async function start(blog: Blog): Promise<RunningBlog> {
  const folder = mkdtempSync(join(tmpdir(), 'den-blog-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    cpSync(process.env.DEN_BROWSER_TEMPLATE!, folder, { recursive: true })
    const server = await startServer(folder, await blog(folder))
    return { ...server, folder, stop: () => server.stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

/**
 * All browser tests have this fixture of a worker and no other: for each other set of them Playwright ends the worker, and
 * starts another one with a browser of its own.
 */
export const test = base.extend<object, { blogs: Blogs }>({
  blogs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      await using blogs = new Blogs()
      await use(blogs)
    },
    { scope: 'worker' },
  ],
})
