import { parseArgs } from 'node:util'
import { COMMAND } from '#domain/audit/audit-event.ts'
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
import { explained } from '#server/exit-message.ts'
import { createServices, type Services } from '#server/services.ts'
import { chosenAccount } from './chosen-account.ts'
import { printable } from './terminal.ts'
import { TOKEN_USAGE } from './usage.ts'

export async function run([what = '', ...args]: readonly string[]): Promise<void> {
  const action = Object.hasOwn(ACTIONS, what) ? ACTIONS[what] : undefined
  const options = action && optionsOf(args)
  if (!options || (what === 'revoke') !== (options.id !== undefined)) {
    process.stderr.write(`den: what shall be done?\n\n${TOKEN_USAGE}`)
    process.exitCode = 2
    return
  }
  await explained('Nothing was changed.', async () => {
    await using services = await createServices(readConfig(process.env))
    await services.migrate()
    const refusal = await action(services, options)
    if (!refusal) return
    process.stderr.write(`${refusal}\n`)
    process.exitCode = 1
  })
}

interface Options {
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly scope?: readonly string[] | undefined
  readonly expires?: string | undefined
  readonly id?: string | undefined
}

/** Each returns the reason for a refusal, if any. */
const ACTIONS: Readonly<Record<string, (services: Services, options: Options) => Promise<string | undefined>>> = {
  async create({ administrators, apiTokens, audit }, { email, name = 'unnamed', scope, expires }) {
    if (!isPlainName(name)) return `${TOKEN_NAME_PROBLEM}.`
    const wanted = scope ? [...new Set(scope.flatMap((list) => list.split(',')))] : DEFAULT_SCOPES
    const scopes = wanted.filter(isScope)
    if (scopes.length < wanted.length) return `--scope takes some of ${SCOPES.join(', ')}.`
    const now = new Date()
    const expiresAt = expires === undefined ? defaultTokenEnd(now) : tokenEndFrom(expires, now)
    if (!expiresAt) return '--expires takes a day to come, such as 2027-01-31, or a number of days, such as 30d.'
    const chosen = await chosenAccount(administrators, email)
    if (!chosen.ok) return chosen.refusal
    const { email: address, role } = chosen.account
    const allowed = scopesOf(role)
    if (!scopes.every((each) => allowed.includes(each)))
      return `${address} is an ${role}, whose tokens may have ${allowed.join(', ')}.`
    const { id, token } = await apiTokens.create(chosen.account, { name, scopes, expiresAt })
    const about = `${name}, of ${chosen.account.email}: ${scopes.join(', ')}`
    await audit.record({ what: 'token.made', who: COMMAND, about })
    // The token alone on standard output, so that a script can keep it.
    process.stdout.write(`${token}\n`)
    process.stderr.write(
      `It acts for ${chosen.account.email} with ${scopes.join(', ')} until ${expiresAt.toISOString().slice(0, 10)}, and is not shown again. "den token revoke ${id}" makes it useless.\n`,
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
    if (!(await apiTokens.revoke(id))) return `There is no token ${id}. "den token list" says which there are.`
    await audit.record({ what: 'token.revoked', who: COMMAND, about: `${token?.name ?? id}, of ${token?.email ?? ''}` })
    process.stdout.write(`${id} is revoked.\n`)
  },
}

function endIn(expiresAt: string | null): string {
  if (expiresAt === null) return 'no end'
  return `${new Date(expiresAt) > new Date() ? 'ends' : 'ended'} ${expiresAt.slice(0, 10)}`
}

function optionsOf(args: readonly string[]): Options | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        scope: { type: 'string', multiple: true },
        expires: { type: 'string' },
      },
      allowPositionals: true,
    })
    return positionals.length > 1 ? undefined : { ...values, id: positionals[0] }
  } catch {
    return undefined
  }
}
