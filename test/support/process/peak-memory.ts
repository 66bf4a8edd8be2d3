// Preloaded: prints the peak memory of its process on exit, in kilobytes.
import { writeSync } from 'node:fs'

process.on('exit', () => writeSync(2, `peak: ${process.resourceUsage().maxRSS}\n`))
