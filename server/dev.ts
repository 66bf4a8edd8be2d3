import { createServer } from 'vite'
import type { Build } from './build.ts'
import type { Handler } from './http/exchange.ts'
import { runServer } from './run.ts'

// Vite serves the source files of `app/`; the rest of the server is the same. Hot module replacement is off, since reading pages
// load no script for it: a change shows after a reload.
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, fs: { allow: ['app', 'domain', 'node_modules'] } },
})

/** Paths that Vite may serve. It must not serve other files of this folder, above all the database. */
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
