import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from './assemble.ts'
import { type Architecture, run } from './stage.ts'
import type { TracedFiles } from './traced-files.ts'

/** A component in CycloneDX 1.5, as far as it is read or made here. */
export interface Component {
  readonly 'bom-ref': string
  readonly type: string
  readonly name: string
  readonly version: string
  readonly purl?: string
  readonly cpe?: string
}

export interface Bill {
  readonly serialNumber: string
  readonly metadata: { readonly timestamp: string; readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

/** npm's list of the packages of a folder, without those that only build, and with Node and the libraries in libvips. */
export function billOfMaterials(
  release: Release & { readonly date: Date },
  architecture: Architecture,
  stage: string,
  { packages, screenPackages }: TracedFiles,
): Bill {
  // With `--omit dev` npm also leaves out what serving and tests have in common.
  const all: Bill = JSON.parse(run(stage, 'npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']))
  const node = `node_modules/node-linux-${architecture}`
  const held = new Set([...packages, ...screenPackages, node].map((folder) => nameIn(join(stage, folder))))
  const components = all.components.filter((component) => held.has(component['bom-ref'])).map(withNameOfNode)
  const unnamed = held.difference(new Set(components.map((component) => component['bom-ref'])))
  if (unnamed.size > 0) throw new Error(`npm does not list ${[...unnamed].join(', ')}.`)
  return restricted({ ...all, components: [...components, ...librariesIn(stage, packages)] }, release)
}

function nameIn(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return `${name}@${version}`
}

/** Time and number follow from the release, so that the same sources make the same file. */
function restricted(bill: Bill, { version, commit, date }: Release & { readonly date: Date }): Bill {
  const refs = new Set([bill.metadata.component, ...bill.components].map((component) => component['bom-ref']))
  const hash = createHash('sha256')
    .update(`${version} ${commit} ${[...refs].join()}`)
    .digest('hex')
  const number = /^(.{8})(.{4})(.{3})(.{3})(.{12})/.exec(hash)!.slice(1)
  return {
    ...bill,
    serialNumber: `urn:uuid:${number[0]}-${number[1]}-5${number[2]}-8${number[3]}-${number[4]}`,
    metadata: {
      ...bill.metadata,
      timestamp: date.toISOString(),
      component: { ...bill.metadata.component, name: 'den', type: 'application' },
    },
    dependencies: bill.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  }
}

/** Lists of vulnerabilities know Node by this name, and not by the package that brings its program. */
function withNameOfNode(component: Component): Component {
  if (!component.name.startsWith('node-linux-')) return component
  return { ...component, cpe: `cpe:2.3:a:nodejs:node.js:${component.version}:*:*:*:*:*:*:*` }
}

/** sharp's package names the libraries that libvips was built with. */
function librariesIn(stage: string, packages: readonly string[]): Component[] {
  return packages
    .filter((folder) => folder.includes('sharp-libvips'))
    .flatMap((folder) =>
      Object.entries(JSON.parse(readFileSync(join(stage, folder, 'versions.json'), 'utf8')) as Record<string, string>),
    )
    .map(([name, version]) => ({
      'bom-ref': `libvips/${name}@${version}`,
      type: 'library',
      name,
      version,
      purl: `pkg:generic/${name}@${version}`,
    }))
}
