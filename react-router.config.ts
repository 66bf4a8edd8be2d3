import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // The build script builds beside the folder that a running server reads, and renames when all is complete.
  buildDirectory: process.env.DEN_BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // Every route is known from the start, so no address of ours is reserved for asking which routes exist.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
