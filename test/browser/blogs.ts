import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { type ServerProcess, startServer } from './server.ts'

type Settings = Record<string, string>

/** Prepares a folder with a copy of the demo. @returns the settings of its server */
export type Blog = (folder: string) => Settings | Promise<Settings>

export interface RunningBlog extends ServerProcess {
  readonly folder: string
}

/** Limit of running servers for blogs of single files. Few files need more than one, and servers of earlier files would only use memory. */
const MAX_OWN = 3

/** The servers of one worker, each started when a test first needs its blog. */
export class Blogs {
  readonly #shared = new Map<Blog, Promise<RunningBlog>>()
  /** In order of last use: the least recently used comes first. */
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
 * The only worker fixture, shared by all browser tests: for each other set of worker fixtures Playwright would end the worker, and
 * start another one with its own browser.
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
