import { COMMAND } from '#domain/audit-event.ts'
import { isRole, ROLES } from '#domain/identity/role.ts'
import { readConfig } from '#server/config/config.ts'
import { LINK_MINUTES } from '#server/identity/links/account-links.ts'
import { createServices, type Services } from '#server/services.ts'
import { chosenAccount } from './chosen-account.ts'
import { parsedArguments, RefusedError, runCommand } from './command.ts'
import { ask, askPassword, printable } from './terminal.ts'
import { UsageError } from './usage.ts'

const QUESTION = 'what shall be done?'

export async function run([what = '', ...args]: readonly string[]): Promise<void> {
  const { values: options } = parsedArguments(args, QUESTION, {
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      to: { type: 'string' },
      role: { type: 'string' },
      'keep-tokens': { type: 'boolean' },
      'keep-invitations': { type: 'boolean' },
    },
  })
  const action = Object.hasOwn(ACTIONS, what) ? ACTIONS[what] : undefined
  if (!action) throw new UsageError(QUESTION)
  if (what === 'create' && options.email === undefined && !process.stdin.isTTY) {
    process.stderr.write('--email is needed here, since no terminal can be asked: den admin create --email <address>\n')
    process.exitCode = 2
    return
  }
  await runCommand('Nothing was changed.', async () => {
    await using services = await createServices({ ...readConfig(process.env), logLevel: 'warn' })
    await services.migrate()
    await action(services, options)
  })
}

interface Options {
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly to?: string | undefined
  readonly role?: string | undefined
  readonly 'keep-tokens'?: boolean | undefined
  readonly 'keep-invitations'?: boolean | undefined
}

const ACTIONS: Readonly<Record<string, (services: Services, options: Options) => Promise<void>>> = {
  async create({ administrators, audit }, { email, name, role = 'owner' }) {
    if (!isRole(role)) throw new RefusedError(`--role takes one of ${ROLES.join(', ')}.`)
    const address = email ?? (await ask('E-mail address: '))
    const taken = `${printable(address)} has an account already.`
    const detail = administrators.emailProblem(address)
    if (detail) throw new RefusedError(detail)
    if (await administrators.findByEmail(address)) throw new RefusedError(taken)
    const password = await askPassword('Password')
    const result = await administrators.create({ email: address, password, name }, role)
    if (!result.ok) throw new RefusedError(result.problem === 'email-taken' ? taken : result.detail)
    const { account } = result
    await audit.record({ what: 'administrator.added', who: COMMAND, about: account.email, account })
    process.stdout.write(`${account.email} is an administrator now (${role}).\n`)
  },

  async 'reset-password'(
    { administrators, apiTokens, audit, invitations, passkeys, secondFactor },
    { email: given, 'keep-tokens': keepTokens, 'keep-invitations': keepInvitations },
  ) {
    const account = await chosenAccount(administrators, given)
    const { id, email } = account
    const before = await apiTokens.list(id)
    const invited = await invitations.openBy(account)
    const kept = { keepTokens, keepInvitations }
    const result = await administrators.setPassword(account, await askPassword('New password'), kept)
    if (!result.ok) throw new RefusedError(result.detail)
    await audit.record({ what: 'password.reset', who: COMMAND, about: email, account })
    process.stdout.write(`${email} has a new password, and is signed out everywhere.\n`)
    if (await secondFactor.has(id))
      process.stdout.write('Its second factor stays on: "den admin reset-second-factor" turns it off.\n')
    const left = (await apiTokens.list(id)).length
    const ended = before.length - left
    if (ended > 0)
      process.stdout.write(ended === 1 ? 'Its API token has ended.\n' : `Its ${ended} API tokens have ended.\n`)
    if (left > 0) {
      const tokens = left === 1 ? 'An API token still acts' : `${left} API tokens still act`
      const ends = left === 1 ? 'ends it' : 'ends one'
      process.stdout.write(`${tokens} for this account: "den token list" says which, "den token revoke" ${ends}.\n`)
    }
    if (invited.length > 0)
      process.stdout.write(
        `Open invitations that ${keepInvitations ? 'still let somebody in' : 'have ended'}: ${invited.join(', ')}.\n`,
      )
    const { length } = await passkeys.list(id)
    if (length === 0) return
    const keys = length === 1 ? 'Its passkey still signs in' : `Its ${length} passkeys still sign in`
    process.stdout.write(`${keys}: "den admin remove-passkeys" removes ${length === 1 ? 'it' : 'them'}.\n`)
  },

  async 'remove-passkeys'({ administrators, audit, passkeys }, options) {
    const account = await chosenAccount(administrators, options.email)
    const { id, email } = account
    const count = await passkeys.removeAll(id)
    if (count > 0)
      await audit.record({ what: 'passkey.removed', who: COMMAND, about: `${email}: ${count} removed`, account })
    const removed = count === 1 ? 'one passkey is removed' : `${count} passkeys are removed`
    process.stdout.write(`${email}: ${count === 0 ? 'there was no passkey' : removed}.\n`)
  },

  async 'unlink-provider'({ administrators, audit, linkedIdentities }, options) {
    const { id, email } = await chosenAccount(administrators, options.email)
    if ((await linkedIdentities.unlink(id)) === 0) throw new RefusedError(`No OpenID provider signs ${email} in.`)
    await audit.record({ what: 'identity.unlinked', who: COMMAND, about: email })
    process.stdout.write(
      `${email} is unlinked, and signed out where a provider signed it in. Whoever signs in there with this address next is linked.\n`,
    )
  },

  async 'reset-second-factor'({ administrators, audit, secondFactor }, options) {
    const account = await chosenAccount(administrators, options.email)
    const { id, email } = account
    if (!(await secondFactor.turnOff(id))) throw new RefusedError(`${email} has no second factor.`)
    await audit.record({ what: 'second-factor.disabled', who: COMMAND, about: email, account })
    process.stdout.write(
      `The second factor of ${email} is off, and its recovery codes have ended: the password alone signs in, until another one is set up.\n`,
    )
  },

  async 'change-address'({ administrators, audit }, { email: given, to = '' }) {
    const { id, email } = await chosenAccount(administrators, given)
    const result = await administrators.changeAddress(id, to)
    if (!result.ok) throw new RefusedError(result.detail)
    await audit.record({ what: 'address.changed', who: COMMAND, about: `${email}, now ${result.email}` })
    process.stdout.write(`${email} signs in as ${result.email} from now on, with the password as it was.\n`)
  },

  async 'set-role'({ administrators, audit }, { email: given, role = '' }) {
    if (!isRole(role)) throw new RefusedError(`--role takes one of ${ROLES.join(', ')}.`)
    const { id, email } = await chosenAccount(administrators, given)
    const result = await administrators.setRole(id, role, null)
    if (result === 'last') throw new RefusedError(`${email} is the only owner. Make another one first.`)
    if (result !== 'changed') throw new RefusedError(`${email} has no account any more.`)
    await audit.record({ what: 'administrator.role-changed', who: COMMAND, about: `${email}, now ${role}` })
    process.stdout.write(`The role of ${email} is now ${role}.\n`)
  },

  async remove({ administrators, audit }, options) {
    const { id, email } = await chosenAccount(administrators, options.email)
    const result = await administrators.remove(id, null)
    if (result === 'last') throw new RefusedError(`${email} is the only owner. Make another one first.`)
    await audit.record({ what: 'administrator.removed', who: COMMAND, about: email })
    process.stdout.write(`${email} is no administrator any more, and signed out everywhere.\n`)
  },

  async list({ administrators }) {
    const accounts = await administrators.list()
    for (const { email, role, name } of accounts) process.stdout.write(`${email}  ${role}  ${printable(name)}\n`)
    if (accounts.length === 0) process.stdout.write('There is no administrator yet.\n')
  },

  async link({ administrators }) {
    const link = await administrators.newSetupLink()
    if (!link) throw new RefusedError('The site has an administrator. "den admin create" makes another one.')
    process.stdout.write(`${link}\n`)
    process.stderr.write(`The link is valid for ${LINK_MINUTES} minutes and works once.\n`)
  },
}
