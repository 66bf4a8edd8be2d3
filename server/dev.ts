import { createServer } from 'vite'
import type { Build } from './build.ts'
import type { Handler } from './http/exchange.ts'
import { runServer } from './run.ts'

// Vite serves `app/` as it is written, while the database stays open: the same server, with another source of screens.
// Reading pages load no script that could replace modules, so a change shows with the next reload.
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, fs: { allow: ['app', 'domain', 'node_modules'] } },
})

/** What pages load. Everything else in this folder, the database first of all, is none of Vite's business. */
const SOURCES = /^\/(@|app\/|domain\/|node_modules\/)/

const viteFiles: Handler = ({ request, reply, url }) =>
  new Promise((resolve) => {
    if (!SOURCES.test(url.pathname)) return resolve(false)
    reply.once('finish', () => resolve(true))
    vite.middlewares(request, reply, () => resolve(false))
  })

const build: Build = {
  isFinal: false,
  files: async () => viteFiles,
  loadHandler: async (services) => async (request, client) => {
    const { createRequestHandler } = await vite.ssrLoadModule('/app/request-handler.ts')
    return createRequestHandler(services)(request, client)
  },
}

await runServer(build, 'dev')
