import type { Account } from '#server/identity/account-repository.ts'
import type { Administrators } from '#server/identity/administrators.ts'

/** The administrator of that address; without one, the only administrator there is. */
export async function chosenAccount(
  administrators: Administrators,
  email: string | undefined,
): Promise<{ ok: true; account: Account } | { ok: false; refusal: string }> {
  const accounts = await administrators.list()
  const names = accounts.map((account) => account.email).join(', ')
  if (accounts.length === 0)
    return { ok: false, refusal: 'There is no administrator yet. "den admin create" makes one.' }
  if (email === undefined && accounts.length > 1)
    return { ok: false, refusal: `Which one? --email takes one of ${names}.` }
  const account = email === undefined ? accounts[0] : await administrators.findByEmail(email)
  return account ? { ok: true, account } : { ok: false, refusal: `${email} is no administrator; there is ${names}.` }
}
