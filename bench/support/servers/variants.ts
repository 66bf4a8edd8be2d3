import { ADMINISTRATOR } from '../administrator.ts'
import { DenProcess, PROJECT } from './den-process.ts'

/** A server without a page cache, with an administrator. */
export function startUncached(dataDir: string): Promise<DenProcess> {
  return startVariant('uncached-server.ts', dataDir)
}

/** A server that does not index posts for the search, with an administrator. */
export function startUnindexed(dataDir: string, env: Readonly<Record<string, string>>): Promise<DenProcess> {
  return startVariant('unindexed-server.ts', dataDir, env)
}

function startVariant(file: string, dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<DenProcess> {
  const start = `. "$0/scripts/node-settings.sh"; exec node "$0/bench/support/servers/${file}"`
  return DenProcess.start({ dataDir, env: { ...ADMINISTRATOR, ...env }, command: ['sh', '-c', start, PROJECT] })
}
