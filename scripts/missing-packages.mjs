import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** npm lists the installed ones in `node_modules/.package-lock.json`. Packages for other systems may be absent. */
export function missingPackages(root, { withDev }) {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const installed = installedPackages(join(root, 'node_modules/.package-lock.json'))
  return Object.entries(wanted).filter(([path, entry]) => {
    if (path === '' || (entry.dev && !withDev)) return false
    const found = installed[path]
    return found ? found.version !== entry.version || found.integrity !== entry.integrity : !isOptional(entry)
  }).length
}

function isOptional({ optional, devOptional, peer }) {
  return optional || devOptional || peer
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8'))?.packages ?? {}
}

/** Empty if npm never ran, or was stopped while it wrote the file. */
function installedPackages(file) {
  try {
    return packagesIn(file)
  } catch {
    return {}
  }
}
