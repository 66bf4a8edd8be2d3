import { succeeded } from '#test/support/succeeded.ts'
import type { OpenTestDatabase } from '../database/databases.ts'
import { Authenticator, type Flaws } from './authenticator.ts'
import { Browser, CLIENT, KEEPER, openTestIdentity, signedInBrowser } from './identity.ts'

export const ORIGIN = 'http://localhost:3000'

/** Identity with one administrator, who is signed in. */
export async function openPasskeySite(open: OpenTestDatabase, siteUrl = ORIGIN) {
  const database = await open()
  const parts = openTestIdentity(database, siteUrl)
  const { identity, administrators, passkeys, passkeySignIn } = parts
  const host = new URL(siteUrl).host
  const administrator = async (email: string) => {
    return succeeded(await administrators.create({ ...KEEPER, email })).account
  }
  const signedIn = (email = KEEPER.email) => signedInBrowser(identity, { ...KEEPER, email }, new Browser(host))
  const keeper = await administrator(KEEPER.email)
  const browser = await signedIn()
  const creationOptions = async (by = browser) => {
    return succeeded(await passkeys.creationOptions(by.request())).options
  }
  return {
    ...parts,
    database,
    keeper,
    browser,
    administrator,
    signedIn,
    creationOptions,
    /** Adds a new passkey of the administrator, with a signature counter unless `counter` is 0. */
    async add(counter = 0) {
      const authenticator = new Authenticator(ORIGIN, counter)
      const response = authenticator.create(await creationOptions())
      succeeded(await passkeys.register(browser.request(), { name: 'Key', response }))
      return authenticator
    },
    /** Signs in from a new browser with the response of an authenticator. */
    async signIn(authenticator: Authenticator, flaws: Flaws = {}, client = CLIENT) {
      return passkeySignIn.signIn(
        authenticator.get(succeeded(await passkeySignIn.options()).options, flaws),
        new Browser(host).request(),
        client,
      )
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}
