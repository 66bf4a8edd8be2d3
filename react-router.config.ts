import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // The build script builds beside the folder that a running server reads, and renames the result when it is complete.
  buildDirectory: process.env.DEN_BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // Sends all routes with the first page, so React Router reserves no address for queries about routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
