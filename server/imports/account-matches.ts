import { authorNames } from '#domain/posts/authors/authors.ts'
import type { Connection } from '../db/database.ts'
import type { ImportedPost } from './imported-post.ts'

interface Account {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly name: string
  /** The name as printed; empty until it is given. */
  readonly author_name: string
}

export class AccountMatches {
  readonly #accounts: readonly Account[]
  readonly #otherwise: string | null

  /** @param otherwise the account for posts whose author has none here; null for none */
  static async load({ read }: Connection, otherwise: string | null): Promise<AccountMatches> {
    const accounts = await read.selectFrom('accounts').select(['id', 'email', 'name', 'author_name']).execute()
    return new AccountMatches(accounts, otherwise)
  }

  private constructor(accounts: readonly Account[], otherwise: string | null) {
    this.#accounts = accounts
    this.#otherwise = otherwise
  }

  /** The account with the address of an author, else with an author's name if only one account has it. */
  of({ content, authorEmails = [] }: ImportedPost): Account | null {
    for (const email of authorEmails) {
      const account = this.#accounts.find((each) => each.email === email.trim().toLowerCase())
      if (account) return account
    }
    for (const author of [...authorNames(content), ...content.author.split(',')].map(comparable)) {
      const isNamed = ({ name, author_name: printed }: Account) => [name, printed].map(comparable).includes(author)
      const [account, another] = author === '' ? [] : this.#accounts.filter(isNamed)
      if (account && !another) return account
    }
    return this.#accounts.find(({ id }) => id === this.#otherwise) ?? null
  }
}

/** Accents stay: names that differ by one are two people. */
function comparable(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}
