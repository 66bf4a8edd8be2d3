import type { Connection } from '../db/database.ts'
import type { ImportedPost } from './imported-post.ts'

interface Account {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly name: string
}

export class AccountMatches {
  readonly #accounts: readonly Account[]
  readonly #otherwise: string | null

  /** @param otherwise the account for posts whose author has none here; null for none */
  static async load({ read }: Connection, otherwise: string | null): Promise<AccountMatches> {
    return new AccountMatches(await read.selectFrom('accounts').select(['id', 'email', 'name']).execute(), otherwise)
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
    for (const name of [content.author, ...content.author.split(',')].map(folded)) {
      const [account, another] = name === '' ? [] : this.#accounts.filter((each) => folded(each.name) === name)
      if (account && !another) return account
    }
    return this.#accounts.find(({ id }) => id === this.#otherwise) ?? null
  }
}

function folded(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}
