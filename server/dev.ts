import { createServer } from 'vite'
import type { Handler } from './http/exchange.ts'
import { runServer } from './run.ts'

// Vite serves `app/` as it is written, while the database stays open: the same server, with another source of screens.
// Reading pages load no script that could replace modules, so a change shows with the next reload.
const vite = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, appType: 'custom' })

const viteFiles: Handler = ({ request, reply }) =>
  new Promise((resolve) => {
    reply.once('finish', () => resolve(true))
    vite.middlewares(request, reply, () => resolve(false))
  })

await runServer({
  files: async () => viteFiles,
  loadHandler: async (services) => async (request) => {
    const { createRequestHandler } = await vite.ssrLoadModule('/app/request-handler.ts')
    return createRequestHandler(services)(request)
  },
  isDevelopment: true,
})
