import { createServer } from 'vite'
import type { Exchange, Handler } from './http/exchange.ts'
import { runServer } from './run.ts'

// Vite serves `app/` as it is written, while the database stays open: the same server, with another source of screens.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })

await runServer({
  files: async () => viteFiles,
  loadHandler: async (services) => async (request) => {
    const { createRequestHandler } = await vite.ssrLoadModule('/app/request-handler.ts')
    return createRequestHandler(services)(request)
  },
  // The policy of reading pages would stop the scripts by which Vite reloads them.
  isDevelopment: true,
})

const viteFiles: Handler = ({ request, reply }: Exchange) =>
  new Promise((resolve) => {
    reply.once('finish', () => resolve(true))
    vite.middlewares(request, reply, () => resolve(false))
  })
