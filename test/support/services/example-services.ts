import type { TestApp } from '../app.ts'
import { openForgedIssuer } from '../identity/forged-issuer.ts'
import { answered, begun } from '../identity/provider-calls.ts'
import { openFakeWikidata } from './wikidata.ts'

/** Fake services for the examples of calls, and values that those calls send. */
export async function openExampleServices() {
  const wikidata = await openFakeWikidata()
  const issuer = await openForgedIssuer()
  const host = (app: TestApp) => ({ Host: new URL(app.services.config.siteUrl).host })
  return {
    env: { ...wikidata.env, ...issuer.env },
    prepared: {
      readProviderSignIn: async (app: TestApp) => {
        const flow = await begun(app)
        issuer.answer = { idToken: issuer.token({ nonce: flow.nonce }) }
        await answered(app, flow)
        return raw({ Cookie: flow.cookie })
      },
      startProviderSignIn: async (app: TestApp) =>
        raw({ ...host(app), 'Content-Type': 'application/json' }, '{"display":"popup"}'),
      syncToken: async (app: TestApp) => raw({ ...host(app), Authorization: `Bearer ${issuer.token({})}` }),
      endSyncedSession: async () => raw({}),
    },
    async [Symbol.asyncDispose]() {
      await wikidata[Symbol.asyncDispose]()
      await issuer[Symbol.asyncDispose]()
    },
  }
}

function raw(headers: Record<string, string>, body = '') {
  return { raw: { headers, body: Buffer.from(body) } }
}
