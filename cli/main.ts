import { useBundledPackages } from '#server/bundled-packages.ts'

useBundledPackages()
const { runCommandLine } = await import('./command-line.ts')
await runCommandLine(process.argv.slice(2))
