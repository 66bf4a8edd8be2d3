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
import { speech, t } from './speech.ts'
import { printable } from './terminal.ts'
import { UsageError } from './usage.ts'

export async function run([what = '', ...args]: readonly string[]): Promise<void> {
  const { values, positionals } = parsedArguments(args, t('whatToDo'), {
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
  if (!action || others.length > 0 || (what === 'revoke') !== (id !== undefined)) throw new UsageError(t('whatToDo'))
  await runCommand(t('nothingChanged'), async () => {
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
    if (scopes.length < wanted.length) throw new RefusedError(t('scopesAreSomeOf', { scopes: SCOPES.join(', ') }))
    const now = new Date()
    const expiresAt = expires === undefined ? defaultTokenEnd(now) : tokenEndFrom(expires, now)
    if (!expiresAt) throw new RefusedError(t('noExpiry'))
    const account = await chosenAccount(administrators, email)
    const { email: address, role } = account
    const allowed = scopesOf(role)
    if (!scopes.every((each) => allowed.includes(each)))
      throw new RefusedError(t('tokensOfRole', { email: address, role, scopes: allowed.join(', ') }))
    const { id, token } = await apiTokens.create(account, { name, scopes, expiresAt })
    const about = `${name}, of ${address}: ${scopes.join(', ')}`
    await audit.record({ what: 'token.made', who: COMMAND, about, account })
    // The token alone on standard output, so that a script can keep it.
    process.stdout.write(`${token}\n`)
    const facts = { email: address, scopes: scopes.join(', '), day: expiresAt.toISOString().slice(0, 10), id }
    process.stderr.write(`${t('tokenMade', facts)}\n`)
  },

  async list({ apiTokens }) {
    const tokens = await apiTokens.list()
    for (const { id, email, name, scopes, createdAt, expiresAt, lastUsedAt } of tokens) {
      const used = lastUsedAt ? t('lastUsed', { instant: `${lastUsedAt.slice(0, 16)}Z` }) : t('neverUsed')
      const times = speech().commas([t('madeOn', { day: createdAt.slice(0, 10) }), endIn(expiresAt), used])
      process.stdout.write(`${id}  ${email}  ${printable(name)}  ${scopes.join(',')}  ${times}\n`)
    }
    if (tokens.length === 0) process.stdout.write(`${t('noTokenYet')}\n`)
  },

  async revoke({ apiTokens, audit }, { id = '' }) {
    const token = (await apiTokens.list()).find((known) => known.id === id)
    if (!(await apiTokens.revoke(id))) throw new RefusedError(t('noSuchToken', { id }))
    await audit.record({ what: 'token.revoked', who: COMMAND, about: `${token?.name ?? id}, of ${token?.email ?? ''}` })
    process.stdout.write(`${t('tokenRevoked', { id })}\n`)
  },
}

function endIn(expiresAt: string | null): string {
  if (expiresAt === null) return t('noEnd')
  return t(new Date(expiresAt) > new Date() ? 'ends' : 'ended', { day: expiresAt.slice(0, 10) })
}
