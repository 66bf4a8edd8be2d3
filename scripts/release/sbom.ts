import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from './assemble.ts'
import type { DependencyTrace } from './dependency-trace.ts'
import { run } from './run.ts'
import type { Architecture } from './stage.ts'

/** The fields of a CycloneDX 1.5 component that are read or written here. */
interface Component {
  readonly 'bom-ref': string
  readonly type: string
  readonly name: string
  readonly version: string
  readonly purl?: string
  readonly cpe?: string
}

interface Sbom {
  readonly serialNumber: string
  readonly metadata: { readonly timestamp: string; readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

/** The SBOM of npm, restricted to the packages in the release, with the libraries that are linked into libvips. */
export function sbomOf(
  release: Release,
  architecture: Architecture,
  stage: string,
  { packages, screenPackages }: DependencyTrace,
): Sbom {
  // Not with `--omit dev`, which also drops packages that both production and development dependencies need.
  const all: Sbom = JSON.parse(
    run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], { cwd: stage }),
  )
  const node = `node_modules/node-linux-${architecture}`
  const included = new Set([...packages, ...screenPackages, node].map((folder) => referenceOf(join(stage, folder))))
  const components = all.components.filter((component) => included.has(component['bom-ref'])).map(withCpeOfNode)
  const missing = included.difference(new Set(components.map((component) => component['bom-ref'])))
  if (missing.size > 0) throw new Error(`The SBOM of npm lacks ${[...missing].join(', ')}.`)
  return reproducible({ ...all, components: [...components, ...nativeLibraries(stage, packages)] }, release)
}

/** The `bom-ref` that npm gives to the package in a folder. */
function referenceOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return `${name}@${version}`
}

/** Derives serial number and timestamp, which npm makes anew at each call, from the release. */
function reproducible(sbom: Sbom, { version, commit, date }: Release): Sbom {
  const references = new Set([sbom.metadata.component, ...sbom.components].map((component) => component['bom-ref']))
  const hash = createHash('sha256')
    .update(`${version} ${commit} ${[...references].join()}`)
    .digest('hex')
  const uuid = hash.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*/, '$1-$2-5$3-8$4-$5')
  return {
    ...sbom,
    serialNumber: `urn:uuid:${uuid}`,
    metadata: {
      ...sbom.metadata,
      timestamp: date.toISOString(),
      component: { ...sbom.metadata.component, name: 'den', type: 'application' },
    },
    dependencies: sbom.dependencies
      .filter(({ ref }) => references.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => references.has(one)) })),
  }
}

/** Vulnerability databases know Node by this CPE, not by the npm package that ships its binary. */
function withCpeOfNode(component: Component): Component {
  if (!component.name.startsWith('node-linux-')) return component
  return { ...component, cpe: `cpe:2.3:a:nodejs:node.js:${component.version}:*:*:*:*:*:*:*` }
}

/** `versions.json` of sharp's package names the libraries that are statically linked into libvips. */
function nativeLibraries(stage: string, packages: readonly string[]): Component[] {
  return packages
    .filter((folder) => folder.includes('sharp-libvips'))
    .flatMap((folder) => {
      const file = join(stage, folder, 'versions.json')
      return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    })
    .map(([name, version]) => ({
      'bom-ref': `libvips/${name}@${version}`,
      type: 'library',
      name,
      version,
      purl: `pkg:generic/${name}@${version}`,
    }))
}
