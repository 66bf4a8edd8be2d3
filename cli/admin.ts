import { COMMAND } from '#domain/audit-event.ts'
import { isRole, ROLES } from '#domain/identity/role.ts'
import { readConfig } from '#server/config/config.ts'
import { LINK_MINUTES } from '#server/identity/links/account-links.ts'
import { createServices, type Services } from '#server/services.ts'
import { chosenAccount } from './chosen-account.ts'
import { parsedArguments, RefusedError, runCommand } from './command.ts'
import { t, usageText } from './speech.ts'
import { ask, askPassword, printable } from './terminal.ts'
import { UsageError } from './usage.ts'

export async function run([what = '', ...args]: readonly string[]): Promise<void> {
  const { values: options } = parsedArguments(args, t('whatToDo'), {
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
  if (!action) throw new UsageError(t('whatToDo'))
  if (what === 'create' && options.email === undefined && !process.stdin.isTTY) {
    const command = `den admin create --email <${usageText('address')}>`
    process.stderr.write(`${t('emailNeeded', { command })}\n`)
    process.exitCode = 2
    return
  }
  await runCommand(t('nothingChanged'), async () => {
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
    if (!isRole(role)) throw new RefusedError(t('roleIsOneOf', { roles: ROLES.join(', ') }))
    const address = email ?? (await ask(`${t('askEmail')}: `))
    const taken = t('hasAccount', { email: printable(address) })
    const detail = administrators.emailProblem(address)
    if (detail) throw new RefusedError(detail)
    if (await administrators.findByEmail(address)) throw new RefusedError(taken)
    const password = await askPassword(t('askPassword'))
    const result = await administrators.create({ email: address, password, name }, role)
    if (!result.ok) throw new RefusedError(result.problem === 'email-taken' ? taken : result.detail)
    const { account } = result
    await audit.record({ what: 'administrator.added', who: COMMAND, about: account.email, account })
    process.stdout.write(`${t('isAdministrator', { email: account.email, role })}\n`)
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
    const result = await administrators.setPassword(account, await askPassword(t('askNewPassword')), kept)
    if (!result.ok) throw new RefusedError(result.detail)
    await audit.record({ what: 'password.reset', who: COMMAND, about: email, account })
    process.stdout.write(`${t('newPassword', { email })}\n`)
    if (await secondFactor.has(id)) process.stdout.write(`${t('factorStays')}\n`)
    const left = (await apiTokens.list(id)).length
    const ended = before.length - left
    if (ended > 0) process.stdout.write(`${t('tokensEnded', { count: ended })}\n`)
    if (left > 0) process.stdout.write(`${t('tokensStillAct', { count: left })}\n`)
    if (invited.length > 0) {
      const emails = invited.join(', ')
      process.stdout.write(`${t(keepInvitations ? 'invitationsStay' : 'invitationsEnded', { emails })}\n`)
    }
    const { length } = await passkeys.list(id)
    if (length > 0) process.stdout.write(`${t('passkeysStay', { count: length })}\n`)
  },

  async 'remove-passkeys'({ administrators, audit, passkeys }, options) {
    const account = await chosenAccount(administrators, options.email)
    const { id, email } = account
    const count = await passkeys.removeAll(id)
    if (count > 0)
      await audit.record({ what: 'passkey.removed', who: COMMAND, about: `${email}: ${count} removed`, account })
    process.stdout.write(`${count === 0 ? t('noPasskey', { email }) : t('passkeysRemoved', { email, count })}\n`)
  },

  async 'unlink-provider'({ administrators, audit, linkedIdentities }, options) {
    const { id, email } = await chosenAccount(administrators, options.email)
    if ((await linkedIdentities.unlink(id)) === 0) throw new RefusedError(t('noProvider', { email }))
    await audit.record({ what: 'identity.unlinked', who: COMMAND, about: email })
    process.stdout.write(`${t('unlinked', { email })}\n`)
  },

  async 'reset-second-factor'({ administrators, audit, secondFactor }, options) {
    const account = await chosenAccount(administrators, options.email)
    const { id, email } = account
    if (!(await secondFactor.turnOff(id))) throw new RefusedError(t('noSecondFactor', { email }))
    await audit.record({ what: 'second-factor.disabled', who: COMMAND, about: email, account })
    process.stdout.write(`${t('secondFactorOff', { email })}\n`)
  },

  async 'change-address'({ administrators, audit }, { email: given, to = '' }) {
    const { id, email } = await chosenAccount(administrators, given)
    const result = await administrators.changeAddress(id, to)
    if (!result.ok) throw new RefusedError(result.detail)
    await audit.record({ what: 'address.changed', who: COMMAND, about: `${email}, now ${result.email}` })
    process.stdout.write(`${t('addressChanged', { email, address: result.email })}\n`)
  },

  async 'set-role'({ administrators, audit }, { email: given, role = '' }) {
    if (!isRole(role)) throw new RefusedError(t('roleIsOneOf', { roles: ROLES.join(', ') }))
    const { id, email } = await chosenAccount(administrators, given)
    const result = await administrators.setRole(id, role, null)
    if (result === 'last') throw new RefusedError(t('onlyOwner', { email }))
    if (result !== 'changed') throw new RefusedError(t('noAccountAnyMore', { email }))
    await audit.record({ what: 'administrator.role-changed', who: COMMAND, about: `${email}, now ${role}` })
    process.stdout.write(`${t('roleChanged', { email, role })}\n`)
  },

  async remove({ administrators, audit }, options) {
    const { id, email } = await chosenAccount(administrators, options.email)
    const result = await administrators.remove(id, null)
    if (result === 'last') throw new RefusedError(t('onlyOwner', { email }))
    await audit.record({ what: 'administrator.removed', who: COMMAND, about: email })
    process.stdout.write(`${t('adminRemoved', { email })}\n`)
  },

  async list({ administrators }) {
    const accounts = await administrators.list()
    for (const { email, role, name } of accounts) process.stdout.write(`${email}  ${role}  ${printable(name)}\n`)
    if (accounts.length === 0) process.stdout.write(`${t('noAdministratorYet')}\n`)
  },

  async link({ administrators }) {
    const link = await administrators.newSetupLink()
    if (!link) throw new RefusedError(t('hasAdministrator'))
    process.stdout.write(`${link}\n`)
    process.stderr.write(`${t('linkIsValid', { count: LINK_MINUTES })}\n`)
  },
}
