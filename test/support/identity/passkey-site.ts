import type { OpenTestDatabase } from '../database/databases.ts'
import { Authenticator, type Flaws } from './authenticator.ts'
import { Browser, CLIENT, KEEPER, openTestIdentity } from './identity.ts'

export const ORIGIN = 'http://localhost:3000'

/** Identity with one administrator, who is signed in. */
export async function openPasskeySite(open: OpenTestDatabase, siteUrl = ORIGIN) {
  const database = await open()
  const parts = openTestIdentity(database, siteUrl)
  const { identity, administrators, passkeys, passkeySignIn } = parts
  const host = new URL(siteUrl).host
  const administrator = async (email: string) => {
    const result = await administrators.create({ ...KEEPER, email })
    if (!result.ok) throw new Error(JSON.stringify(result))
    return result.account
  }
  const signedIn = async (email = KEEPER.email) => {
    const browser = new Browser(host)
    const result = await identity.signIn({ ...KEEPER, email }, browser.request(), CLIENT)
    if (!result.ok) throw new Error(result.problem)
    browser.keep(result.setCookies)
    return browser
  }
  const keeper = await administrator(KEEPER.email)
  const browser = await signedIn()
  const creationOptions = async (by = browser) => {
    const result = await passkeys.creationOptions(by.request())
    if (!result.ok) throw new Error(result.problem)
    return result.options
  }
  return {
    ...parts,
    database,
    keeper,
    browser,
    administrator,
    signedIn,
    creationOptions,
    /** Adds a new passkey of the administrator, which counts its uses unless it begins with 0. */
    async add(counter = 0) {
      const authenticator = new Authenticator(ORIGIN, counter)
      const response = authenticator.create(await creationOptions())
      const result = await passkeys.register(browser.request(), { name: 'Key', response })
      if (!result.ok) throw new Error(result.problem)
      return authenticator
    },
    /** Signs in from a new browser with what an authenticator answers. */
    async signIn(authenticator: Authenticator, flaws: Flaws = {}, client = CLIENT) {
      const asked = await passkeySignIn.options()
      if (!asked.ok) throw new Error(asked.problem)
      return passkeySignIn.signIn(authenticator.get(asked.options, flaws), new Browser(host).request(), client)
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}
