import { COMMAND } from '#domain/audit-event.ts'
import {
  DEFAULT_SCOPES,
  defaultTokenEnd,
  isScope,
  SCOPES,
  scopesOf,
  TOKEN_NAME_PROBLEM,
  tokenEndFrom,
} from '#domain/identity/api-token.ts'
import { isPlainName } from '#domain/identity/plain-name.ts'
import { readConfig } from '#server/config/config.ts'
import { createServices, type Services } from '#server/services.ts'
import { chosenAccount } from './chosen-account.ts'
import { parsedArguments, RefusedError, runCommand } from './command.ts'
import { printable } from './terminal.ts'
import { UsageError } from './usage.ts'

const QUESTION = 'what shall be done?'

export async function run([what = '', ...args]: readonly string[]): Promise<void> {
  const { values, positionals } = parsedArguments(args, QUESTION, {
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      scope: { type: 'string', multiple: true },
      expires: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [id, ...others] = positionals
  const action = Object.hasOwn(ACTIONS, what) ? ACTIONS[what] : undefined
  if (!action || others.length > 0 || (what === 'revoke') !== (id !== undefined)) throw new UsageError(QUESTION)
  await runCommand('Nothing was changed.', async () => {
    await using services = await createServices({ ...readConfig(process.env), logLevel: 'warn' })
    await services.migrate()
    await action(services, { ...values, id })
  })
}

interface Options {
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly scope?: readonly string[] | undefined
  readonly expires?: string | undefined
  readonly id?: string | undefined
}

const ACTIONS: Readonly<Record<string, (services: Services, options: Options) => Promise<void>>> = {
  async create({ administrators, apiTokens, audit }, { email, name = 'unnamed', scope, expires }) {
    if (!isPlainName(name)) throw new RefusedError(`${TOKEN_NAME_PROBLEM}.`)
    const wanted = scope ? [...new Set(scope.flatMap((list) => list.split(',')))] : DEFAULT_SCOPES
    const scopes = wanted.filter(isScope)
    if (scopes.length < wanted.length) throw new RefusedError(`--scope takes some of ${SCOPES.join(', ')}.`)
    const now = new Date()
    const expiresAt = expires === undefined ? defaultTokenEnd(now) : tokenEndFrom(expires, now)
    if (!expiresAt)
      throw new RefusedError('--expires takes a day to come, such as 2027-01-31, or a number of days, such as 30d.')
    const account = await chosenAccount(administrators, email)
    const { email: address, role } = account
    const allowed = scopesOf(role)
    if (!scopes.every((each) => allowed.includes(each)))
      throw new RefusedError(`${address} is an ${role}, whose tokens may have ${allowed.join(', ')}.`)
    const { id, token } = await apiTokens.create(account, { name, scopes, expiresAt })
    const about = `${name}, of ${address}: ${scopes.join(', ')}`
    await audit.record({ what: 'token.made', who: COMMAND, about, account })
    // The token alone on standard output, so that a script can keep it.
    process.stdout.write(`${token}\n`)
    process.stderr.write(
      `It acts for ${address} with ${scopes.join(', ')} until ${expiresAt.toISOString().slice(0, 10)}, and is not shown again. "den token revoke ${id}" revokes it.\n`,
    )
  },

  async list({ apiTokens }) {
    const tokens = await apiTokens.list()
    for (const { id, email, name, scopes, createdAt, expiresAt, lastUsedAt } of tokens) {
      const used = lastUsedAt ? `last used ${lastUsedAt.slice(0, 16)}Z` : 'never used'
      const times = `made ${createdAt.slice(0, 10)}, ${endIn(expiresAt)}, ${used}`
      process.stdout.write(`${id}  ${email}  ${printable(name)}  ${scopes.join(',')}  ${times}\n`)
    }
    if (tokens.length === 0) process.stdout.write('There is no token yet.\n')
  },

  async revoke({ apiTokens, audit }, { id = '' }) {
    const token = (await apiTokens.list()).find((known) => known.id === id)
    if (!(await apiTokens.revoke(id)))
      throw new RefusedError(`There is no token ${id}. "den token list" says which there are.`)
    await audit.record({ what: 'token.revoked', who: COMMAND, about: `${token?.name ?? id}, of ${token?.email ?? ''}` })
    process.stdout.write(`${id} is revoked.\n`)
  },
}

function endIn(expiresAt: string | null): string {
  if (expiresAt === null) return 'no end'
  return `${new Date(expiresAt) > new Date() ? 'ends' : 'ended'} ${expiresAt.slice(0, 10)}`
}
