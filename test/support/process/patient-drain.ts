// Preloaded: answers under way are not cut off five seconds after a server was told to close, so that a slow machine ends them.
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

const { setTimeout } = timers
timers.setTimeout = (ms, ...rest) => setTimeout(ms === 5_000 ? 600_000 : ms, ...rest)
syncBuiltinESMExports()
