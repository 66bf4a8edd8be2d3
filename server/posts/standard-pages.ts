import { type PageText, type StandardPath, standardPage } from '#domain/posts/pages/standard-pages.ts'
import type { Post } from '#domain/posts/post.ts'
import type { OwnPages, PageAround } from './own-pages.ts'

type StandardText = (path: StandardPath) => Promise<PageText>

/** *Greetings* and the legal pages: the owner's where there is one, else what Den says. */
export class StandardPages {
  readonly #ownPages: Pick<OwnPages, 'published' | 'around'>
  readonly #textOf: StandardText

  constructor(ownPages: Pick<OwnPages, 'published' | 'around'>, textOf: StandardText) {
    this.#ownPages = ownPages
    this.#textOf = textOf
  }

  async at(path: StandardPath): Promise<{ readonly page: Post } & PageAround> {
    const page = (await this.#ownPages.published(path)) ?? (await this.standard(path))
    return { page, ...(await this.#ownPages.around(page)) }
  }

  /** What Den says, whether the owner has a page or not. */
  async standard(path: StandardPath): Promise<Post> {
    return standardPage(path, await this.#textOf(path))
  }
}
