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

/** Tests of one file share a blog, and few files more than one: older servers would only take memory. */
const MAX_RUNNING = 3

/** The servers of one worker, each started when a test first needs its blog. */
export class Blogs {
  /** The one that was used last comes last. */
  readonly #running = new Map<Blog, Promise<RunningBlog>>()

  async of(blog: Blog): Promise<RunningBlog> {
    const running = this.#running.get(blog) ?? start(blog)
    this.#running.delete(blog)
    this.#running.set(blog, running)
    for (const oldest of [...this.#running.keys()].slice(0, -MAX_RUNNING)) await this.#stop(oldest)
    return running
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const blog of [...this.#running.keys()]) await this.#stop(blog)
  }

  async #stop(blog: Blog): Promise<void> {
    const running = this.#running.get(blog)
    this.#running.delete(blog)
    await (await running)?.stop()
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
