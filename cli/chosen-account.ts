import type { Account } from '#server/identity/account-repository.ts'
import type { Administrators } from '#server/identity/administrators.ts'
import { RefusedError } from './command.ts'

/**
 * The administrator with this address, or the only one if none is given.
 * @throws {RefusedError}
 */
export async function chosenAccount(administrators: Administrators, email: string | undefined): Promise<Account> {
  const accounts = await administrators.list()
  const names = accounts.map((account) => account.email).join(', ')
  if (accounts.length === 0) throw new RefusedError('There is no administrator yet. "den admin create" makes one.')
  if (email === undefined && accounts.length > 1) throw new RefusedError(`Which one? --email takes one of ${names}.`)
  const account = email === undefined ? accounts[0] : await administrators.findByEmail(email)
  if (!account) throw new RefusedError(`${email} is no administrator; there is ${names}.`)
  return account
}
