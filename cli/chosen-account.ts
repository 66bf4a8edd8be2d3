import type { Account } from '#server/identity/account-repository.ts'
import type { Administrators } from '#server/identity/administrators.ts'
import { RefusedError } from './command.ts'
import { t } from './speech.ts'

/**
 * The administrator with this address, or the only one if none is given.
 * @throws {RefusedError}
 */
export async function chosenAccount(administrators: Administrators, email: string | undefined): Promise<Account> {
  const accounts = await administrators.list()
  const emails = accounts.map((account) => account.email).join(', ')
  if (accounts.length === 0) throw new RefusedError(t('createMakesOne'))
  if (email === undefined && accounts.length > 1) throw new RefusedError(t('whichOne', { emails }))
  const account = email === undefined ? accounts[0] : await administrators.findByEmail(email)
  if (!account) throw new RefusedError(t('isNone', { email: email ?? '', emails }))
  return account
}
