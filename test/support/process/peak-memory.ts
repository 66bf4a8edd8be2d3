// Preloaded: tells at the end how much memory its process held at most, in kilobytes.
import { writeSync } from 'node:fs'

process.on('exit', () => writeSync(2, `peak: ${process.resourceUsage().maxRSS}\n`))
