import { ADMINISTRATOR } from '../administrator.ts'
import { DenProcess, PROJECT } from './den-process.ts'

const START = '. "$0/scripts/node-settings.sh"; exec node "$0/bench/support/servers/uncached-server.ts"'

/** A server that makes every page anew, with an administrator. */
export function startUncached(dataDir: string): Promise<DenProcess> {
  return DenProcess.start({ dataDir, env: ADMINISTRATOR, command: ['sh', '-c', START, PROJECT] })
}
