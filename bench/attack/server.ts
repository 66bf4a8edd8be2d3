// A server as `npm start` runs it, in a process that sends its parent its port and, on request, its memory after a garbage collection.
import { buildDirectory, finishedBuild } from '../../server/build.ts'
import { serve } from '../../server/serve.ts'

const server = await serve(process.env, finishedBuild(buildDirectory))
process.send!({ port: server.services.config.port })

process.on('message', (message) => {
  if (message === 'memory') {
    globalThis.gc!()
    process.send!({ memory: process.memoryUsage() })
  }
  if (message === 'stop') void server.stop().then(() => process.exit(0))
})
