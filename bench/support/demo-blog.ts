import { frontPages } from './archive-pages.ts'
import { ask } from './ask.ts'

interface Listed {
  readonly posts: readonly { readonly path: string }[]
  readonly pages: number
}

/** Addresses of all pages of the front page. */
export async function allFrontPages(port: number): Promise<string[]> {
  return frontPages((await list(port, 1)).pages)
}

/** Paths of all posts, as they are stored. */
export async function articlePaths(port: number): Promise<string[]> {
  const { pages } = await list(port, 1)
  const lists = await Promise.all(Array.from({ length: pages }, (_, index) => list(port, index + 1)))
  return lists.flatMap(({ posts }) => posts.map(({ path }) => path))
}

/** Every picture and drawn cover that these pages name, in each size that a browser may choose. */
export async function picturesOn(port: number, pages: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const page of pages) {
    const html = String((await ask(port, page)).body)
    for (const [address] of html.matchAll(/\/(media|covers)\/[\w./-]+/g)) found.add(address)
  }
  return [...found]
}

async function list(port: number, page: number): Promise<Listed> {
  return JSON.parse(String((await ask(port, `/api/blogs?page=${page}`)).body))
}
