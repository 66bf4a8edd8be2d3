import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * How many packages of the lock file are not installed as it says. What npm did, by whomever it was called, stands in
 * `node_modules/.package-lock.json`. Packages for other systems are optional and may be absent.
 */
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

/** None where npm never ran, or was stopped while it wrote. */
function installedPackages(file) {
  try {
    return packagesIn(file)
  } catch {
    return {}
  }
}
