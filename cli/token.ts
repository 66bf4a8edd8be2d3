import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { explained } from '#server/explained.ts'
import { isTokenName } from '#server/identity/api-tokens.ts'
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
  readonly id?: string | undefined
}

/** Each gives what stands in the way, if anything does. */
const ACTIONS: Readonly<Record<string, (services: Services, options: Options) => Promise<string | undefined>>> = {
  async create({ administrators, apiTokens }, { email, name = 'unnamed' }) {
    if (!isTokenName(name)) return 'The name of a token is one line of plain text, 100 characters at most.'
    const chosen = await chosenAccount(administrators, email)
    if (!chosen.ok) return chosen.refusal
    const { id, token } = await apiTokens.create(chosen.account, name)
    // The token alone on standard output, so that a script can keep it.
    process.stdout.write(`${token}\n`)
    process.stderr.write(
      `It acts for ${chosen.account.email} and is not shown again. "den token revoke ${id}" makes it useless.\n`,
    )
  },

  async list({ apiTokens }) {
    const tokens = await apiTokens.list()
    for (const { id, email, name, createdAt, lastUsedAt } of tokens)
      process.stdout.write(
        `${id}  ${email}  ${printable(name)}  made ${createdAt.slice(0, 10)}, ${lastUsedAt ? `last used ${lastUsedAt.slice(0, 16)}Z` : 'never used'}\n`,
      )
    if (tokens.length === 0) process.stdout.write('There is no token yet.\n')
  },

  async revoke({ apiTokens }, { id = '' }) {
    if (!(await apiTokens.revoke(id))) return `There is no token ${id}. "den token list" says which there are.`
    process.stdout.write(`${id} is revoked.\n`)
  },
}

function optionsOf(args: readonly string[]): Options | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { email: { type: 'string' }, name: { type: 'string' } },
      allowPositionals: true,
    })
    return positionals.length > 1 ? undefined : { ...values, id: positionals[0] }
  } catch {
    return undefined
  }
}
