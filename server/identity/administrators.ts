import { accountEmail, accountEmailProblem } from '#domain/identity/account-email.ts'
import { GUESSED_FIRST, passwordProblem } from '#domain/identity/password.ts'
import type { Role } from '#domain/identity/role.ts'
import type { Language } from '#domain/locales/language.ts'
import { ConfigError } from '../config/config-error.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { languageOf, setLanguage } from './account-languages.ts'
import {
  type Account,
  AccountRepository,
  insertAccount,
  type KeptWithPassword,
  type NewAccount,
  type Removal,
  type RoleChange,
} from './account-repository.ts'
import { isCommonPassword } from './common-passwords/common-passwords.ts'
import { AccountLinks, endLinks } from './links/account-links.ts'
import type { Passwords } from './passwords.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'

interface Candidate {
  readonly email: string
  readonly password: string
  /** The name as printed. */
  readonly name?: string | undefined
}

type Hashed = Omit<NewAccount, 'role'>

type Unsuitable =
  | { readonly ok: false; readonly problem: 'invalid-email'; readonly detail: string }
  | { readonly ok: false; readonly problem: 'weak-password'; readonly detail: string }

interface Parts {
  readonly database: Connection
  readonly accounts: AccountRepository
  readonly passwords: Passwords
  readonly throttle: SignInThrottle
  readonly siteUrl: string
  /** Names of the site, of which no password may consist. */
  readonly siteWords: () => Promise<readonly string[]>
}

/** Needs neither a running server nor mail. */
export class Administrators {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  list(): Promise<Account[]> {
    return this.#parts.accounts.all()
  }

  isUnclaimed(): Promise<boolean> {
    return this.#parts.accounts.isEmpty()
  }

  /** @returns false if there is an administrator already. @throws {ConfigError} for a password that no account may have */
  async ensureFirst(candidate: Candidate): Promise<boolean> {
    const { accounts } = this.#parts
    if (!(await accounts.isEmpty())) return false
    const problem = await this.passwordProblem(candidate.email, candidate.password)
    if (problem) throw new ConfigError(`ADMIN_PASSWORD must be harder to guess. ${problem}`)
    return (await accounts.insertFirst(await this.#hashed(candidate))) !== null
  }

  /** Null when there is an administrator already. */
  async newSetupLink(): Promise<string | null> {
    const { accounts, database, siteUrl } = this.#parts
    if (!(await accounts.isEmpty())) return null
    return lockedTransaction(database, 'identity', async (trx) => {
      if (!(await new AccountRepository(trx).isEmpty())) return null
      // On PostgreSQL many servers may start at once: the link that each of them prints works until it expires.
      if (trx.engine.dialect === 'sqlite') await endLinks(trx, (is) => is('purpose', '=', 'set-up'))
      return (await new AccountLinks(trx).make('set-up', {}, siteUrl)).url
    })
  }

  async claim(
    token: string,
    candidate: Candidate,
  ): Promise<{ ok: true; account: Account } | Unsuitable | { ok: false; problem: 'no-such-link' }> {
    const { database } = this.#parts
    // Checked before the password is hashed, which is costly.
    if (!(await new AccountLinks(database).find('set-up', token))) return { ok: false, problem: 'no-such-link' }
    const unsuitable = await this.#unsuitable(candidate)
    if (unsuitable) return unsuitable
    const hashed = await this.#hashed(candidate)
    const account = await lockedTransaction(database, 'identity', async (trx) => {
      if (!(await new AccountLinks(trx).find('set-up', token))) return null
      await endLinks(trx, (is) => is('purpose', '=', 'set-up'))
      return new AccountRepository(trx).insertFirst(hashed)
    })
    return account ? { ok: true, account } : { ok: false, problem: 'no-such-link' }
  }

  async accept(
    token: string,
    { password, name }: Omit<Candidate, 'email'>,
  ): Promise<{ ok: true; account: Account; invitedBy: string } | Unsuitable | { ok: false; problem: 'no-such-link' }> {
    const { database } = this.#parts
    // Checked before the password is hashed, which is costly.
    const asked = await new AccountLinks(database).find('invitation', token)
    if (!asked) return { ok: false, problem: 'no-such-link' }
    const { email, accountId: invitedBy } = asked
    const unsuitable = await this.#unsuitable({ email, password })
    if (unsuitable) return unsuitable
    const hashed = await this.#hashed({ email, password, name })
    const account = await lockedTransaction(database, 'identity', async (trx) => {
      const link = await new AccountLinks(trx).find('invitation', token)
      if (!link) return null
      await endLinks(trx, (is) => is('id', '=', link.id))
      // The account was created on the command line meanwhile.
      if (await new AccountRepository(trx).findByEmail(email)) return null
      return insertAccount(trx, { ...hashed, role: link.role })
    })
    return account ? { ok: true, account, invitedBy } : { ok: false, problem: 'no-such-link' }
  }

  /** Also ends all invitations. Posts stay. */
  remove(accountId: string, by: string | null): Promise<Removal> {
    return this.#parts.accounts.remove(accountId, by)
  }

  setRole(accountId: string, role: Role, by: string | null): Promise<RoleChange> {
    return this.#parts.accounts.setRole(accountId, role, by)
  }

  async create(
    candidate: Candidate,
    role: Role = 'owner',
  ): Promise<{ ok: true; account: Account } | Unsuitable | { ok: false; problem: 'email-taken' }> {
    const unsuitable = await this.#unsuitable(candidate)
    return unsuitable ?? this.#parts.accounts.insert({ ...(await this.#hashed(candidate)), role })
  }

  /** Changes the address of an account without confirmation; used by the command line. */
  async changeAddress(
    accountId: string,
    typed: string,
  ): Promise<{ ok: true; email: string } | { ok: false; detail: string }> {
    const detail = this.emailProblem(typed)
    if (detail) return { ok: false, detail }
    const email = accountEmail(typed)
    return (await this.#parts.accounts.changeEmail(accountId, email))
      ? { ok: true, email }
      : { ok: false, detail: `${email} has an account already.` }
  }

  rename(accountId: string, name: string): Promise<void> {
    return this.#parts.accounts.rename(accountId, name)
  }

  language(accountId: string): Promise<Language | undefined> {
    return languageOf(this.#parts.database, accountId)
  }

  setLanguage(accountId: string, language: Language | ''): Promise<void> {
    return setLanguage(this.#parts.database, accountId, language)
  }

  authorName(accountId: string): Promise<string> {
    return this.#parts.accounts.authorName(accountId)
  }

  authorNames(): Promise<Map<string, string>> {
    return this.#parts.accounts.authorNames()
  }

  noteAuthorName(accountId: string, name: string): Promise<void> {
    return this.#parts.accounts.noteAuthorName(accountId, name)
  }

  findByEmail(email: string): Promise<Account | undefined> {
    return this.#parts.accounts.findByEmail(accountEmail(email))
  }

  /** As `AccountRepository.replacePassword`; also ends every wait after failed sign-ins. */
  async setPassword(
    account: Account,
    password: string,
    options: KeptWithPassword & { readonly replaces?: string } = {},
  ): Promise<{ ok: true } | { ok: false; problem: 'weak-password' | 'changed-meanwhile'; detail: string }> {
    const detail = await this.passwordProblem(account.email, password)
    if (detail) return { ok: false, problem: 'weak-password', detail }
    const { accounts, passwords } = this.#parts
    if (!(await accounts.replacePassword(account.id, await passwords.hash(password), options)))
      return { ok: false, problem: 'changed-meanwhile', detail: 'The account has another password meanwhile.' }
    await this.#parts.throttle.forgetAccount(account.email)
    return { ok: true }
  }

  async passwordProblem(email: string, password: string): Promise<string | null> {
    const problem = passwordProblem(password, [...(await this.#parts.siteWords()), email])
    return problem ?? ((await isCommonPassword(password)) ? GUESSED_FIRST : null)
  }

  emailProblem(email: string): string | null {
    return accountEmailProblem(accountEmail(email))
  }

  async #unsuitable({ email, password }: Candidate): Promise<Unsuitable | null> {
    const emailDetail = this.emailProblem(email)
    if (emailDetail) return { ok: false, problem: 'invalid-email', detail: emailDetail }
    const detail = await this.passwordProblem(email, password)
    return detail ? { ok: false, problem: 'weak-password', detail } : null
  }

  async #hashed({ email, password, name }: Candidate): Promise<Hashed & { passwordHash: string }> {
    const address = accountEmail(email)
    return {
      email: address,
      name: name?.trim() || address.slice(0, address.indexOf('@')),
      authorName: name?.trim(),
      passwordHash: await this.#parts.passwords.hash(password),
    }
  }
}
