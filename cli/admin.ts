import { parseArgs } from 'node:util'
import { COMMAND } from '#domain/audit/audit-event.ts'
import { isRole, ROLES } from '#domain/identity/role.ts'
import { readConfig } from '#server/config/config.ts'
import { explained } from '#server/exit-message.ts'
import { SETUP_LINK_MINUTES } from '#server/identity/administrators.ts'
import { createServices, type Services } from '#server/services.ts'
import { chosenAccount } from './chosen-account.ts'
import { ask, askPassword, InputEndedError, printable } from './terminal.ts'
import { ADMIN_USAGE } from './usage.ts'

export async function run([what = '', ...args]: readonly string[]): Promise<void> {
  const action = Object.hasOwn(ACTIONS, what) ? ACTIONS[what] : undefined
  const options = action && optionsOf(args)
  if (!options) {
    process.stderr.write(`den: what shall be done?\n\n${ADMIN_USAGE}`)
    process.exitCode = 2
    return
  }
  if (what === 'create' && options.email === undefined && !process.stdin.isTTY) {
    process.stderr.write('--email is needed here, since no terminal can be asked: den admin create --email <address>\n')
    process.exitCode = 2
    return
  }
  await explained('Nothing was changed.', async () => {
    await using services = await createServices(readConfig(process.env))
    await services.migrate()
    try {
      const refusal = await action(services, options)
      if (refusal) refuse(refusal)
    } catch (error) {
      if (!(error instanceof InputEndedError)) throw error
      refuse('Nothing was typed.')
    }
  })
}

interface Options {
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly to?: string | undefined
  readonly role?: string | undefined
  readonly 'keep-tokens'?: boolean | undefined
}

/** Each returns the reason for a refusal, if any. */
const ACTIONS: Readonly<Record<string, (services: Services, options: Options) => Promise<string | undefined>>> = {
  async create({ administrators, audit }, { email, name, role = 'owner' }) {
    if (!isRole(role)) return `--role takes one of ${ROLES.join(', ')}.`
    const address = email ?? (await ask('E-mail address: '))
    const taken = `${printable(address)} has an account already.`
    const detail = administrators.emailProblem(address)
    if (detail) return detail
    if (await administrators.findByEmail(address)) return taken
    const password = await askPassword('Password')
    const result = await administrators.create({ email: address, password, name }, role)
    if (result.ok) {
      await audit.record({
        what: 'administrator.added',
        who: COMMAND,
        about: result.account.email,
        account: result.account,
      })
      process.stdout.write(`${result.account.email} is an administrator now (${role}).\n`)
      return
    }
    return result.problem === 'email-taken' ? taken : result.detail
  },

  async 'reset-password'(
    { administrators, apiTokens, audit, passkeys, secondFactor },
    { email, 'keep-tokens': keepTokens = false },
  ) {
    const chosen = await chosenAccount(administrators, email)
    if (!chosen.ok) return chosen.refusal
    const ofAccount = async () =>
      (await apiTokens.list()).filter((token) => token.email === chosen.account.email).length
    const before = await ofAccount()
    const result = await administrators.setPassword(chosen.account, await askPassword('New password'), { keepTokens })
    if (!result.ok) return result.detail
    await audit.record({ what: 'password.reset', who: COMMAND, about: chosen.account.email, account: chosen.account })
    process.stdout.write(`${chosen.account.email} has a new password, and is signed out everywhere.\n`)
    if (await secondFactor.has(chosen.account.id))
      process.stdout.write('Its second factor stays on: "den admin reset-second-factor" turns it off.\n')
    const left = await ofAccount()
    const ended = before - left
    if (ended > 0)
      process.stdout.write(ended === 1 ? 'Its API token has ended.\n' : `Its ${ended} API tokens have ended.\n`)
    if (left > 0) {
      const tokens = left === 1 ? 'An API token still acts' : `${left} API tokens still act`
      const ends = left === 1 ? 'ends it' : 'ends one'
      process.stdout.write(`${tokens} for this account: "den token list" says which, "den token revoke" ${ends}.\n`)
    }
    const { length } = await passkeys.list(chosen.account.id)
    if (length === 0) return
    const keys = length === 1 ? 'Its passkey still signs in' : `Its ${length} passkeys still sign in`
    process.stdout.write(`${keys}: "den admin remove-passkeys" removes ${length === 1 ? 'it' : 'them'}.\n`)
  },

  async 'remove-passkeys'({ administrators, audit, passkeys }, { email }) {
    const chosen = await chosenAccount(administrators, email)
    if (!chosen.ok) return chosen.refusal
    const count = await passkeys.removeAll(chosen.account.id)
    if (count > 0)
      await audit.record({
        what: 'passkey.removed',
        who: COMMAND,
        about: `${chosen.account.email}: ${count} removed`,
        account: chosen.account,
      })
    const removed = count === 1 ? 'one passkey is removed' : `${count} passkeys are removed`
    process.stdout.write(`${chosen.account.email}: ${count === 0 ? 'there was no passkey' : removed}.\n`)
    return
  },

  async 'unlink-provider'({ administrators, audit, linkedIdentities }, { email }) {
    const chosen = await chosenAccount(administrators, email)
    if (!chosen.ok) return chosen.refusal
    const { account } = chosen
    if ((await linkedIdentities.unlink(account.id)) === 0) return `No OpenID provider signs ${account.email} in.`
    await audit.record({ what: 'identity.unlinked', who: COMMAND, about: account.email })
    process.stdout.write(
      `${account.email} is unlinked, and signed out where a provider signed it in. Whoever signs in there with this address next is linked.\n`,
    )
    return
  },

  async 'reset-second-factor'({ administrators, audit, secondFactor }, { email }) {
    const chosen = await chosenAccount(administrators, email)
    if (!chosen.ok) return chosen.refusal
    const { account } = chosen
    if (!(await secondFactor.turnOff(account.id))) return `${account.email} has no second factor.`
    await audit.record({ what: 'second-factor.disabled', who: COMMAND, about: account.email, account })
    process.stdout.write(
      `The second factor of ${account.email} is off, and its recovery codes have ended: the password alone signs in, until another one is set up.\n`,
    )
    return
  },

  async 'change-address'({ administrators, audit }, { email, to = '' }) {
    const chosen = await chosenAccount(administrators, email)
    if (!chosen.ok) return chosen.refusal
    const result = await administrators.changeAddress(chosen.account.id, to)
    if (!result.ok) return result.detail
    await audit.record({ what: 'address.changed', who: COMMAND, about: `${chosen.account.email}, now ${result.email}` })
    process.stdout.write(
      `${chosen.account.email} signs in as ${result.email} from now on, with the password as it was.\n`,
    )
    return
  },

  async 'set-role'({ administrators, audit }, { email, role = '' }) {
    if (!isRole(role)) return `--role takes one of ${ROLES.join(', ')}.`
    const chosen = await chosenAccount(administrators, email)
    if (!chosen.ok) return chosen.refusal
    const { id, email: address } = chosen.account
    const result = await administrators.setRole(id, role, null)
    if (result === 'last') return `${address} is the only owner. Make another one first.`
    if (result !== 'changed') return `${address} has no account any more.`
    await audit.record({ what: 'administrator.role-changed', who: COMMAND, about: `${address}, now ${role}` })
    process.stdout.write(`The role of ${address} is now ${role}.\n`)
    return
  },

  async remove({ administrators, audit }, { email }) {
    const chosen = await chosenAccount(administrators, email)
    if (!chosen.ok) return chosen.refusal
    const result = await administrators.remove(chosen.account.id, null)
    if (result === 'last') return `${chosen.account.email} is the only owner. Make another one first.`
    await audit.record({ what: 'administrator.removed', who: COMMAND, about: chosen.account.email })
    process.stdout.write(`${chosen.account.email} is no administrator any more, and signed out everywhere.\n`)
    return
  },

  async list({ administrators }) {
    const accounts = await administrators.list()
    for (const { email, role, name } of accounts) process.stdout.write(`${email}  ${role}  ${printable(name)}\n`)
    if (accounts.length === 0) process.stdout.write('There is no administrator yet.\n')
  },

  async link({ administrators }) {
    const link = await administrators.newSetupLink()
    if (!link) return 'The site has an administrator. "den admin create" makes another one.'
    process.stdout.write(`${link}\n`)
    process.stderr.write(`The link is valid for ${SETUP_LINK_MINUTES} minutes and works once.\n`)
  },
}

function optionsOf(args: readonly string[]): Options | undefined {
  try {
    return parseArgs({
      args: [...args],
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        to: { type: 'string' },
        role: { type: 'string' },
        'keep-tokens': { type: 'boolean' },
      },
    }).values
  } catch {
    return undefined
  }
}

function refuse(why: string): void {
  process.stderr.write(`${why}\n`)
  process.exitCode = 1
}
