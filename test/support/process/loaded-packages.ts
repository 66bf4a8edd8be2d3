// Loaded before a program with `--import`: on exit it writes the names of the packages that were loaded, as JSON, to the file
// named by LOADED_PACKAGES.
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const packages = new Set<string>()
registerHooks({
  load(url, context, nextLoad) {
    const name = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(url)?.[1]
    if (name) packages.add(name)
    return nextLoad(url, context)
  },
})
process.on('exit', () => writeFileSync(process.env.LOADED_PACKAGES!, JSON.stringify([...packages].sort())))
