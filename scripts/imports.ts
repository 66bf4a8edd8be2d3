import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export const FOLDERS = ['app', 'cli', 'content', 'domain', 'server'] as const

export interface Import {
  readonly file: string
  /** A path from the project's root, or the name of a package. */
  readonly target: string
  readonly isTypeOnly: boolean
}

export function sourceFiles(): string[] {
  return FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,js}`)).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
}

export function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  const statements = source.matchAll(/^(?:import|export)\s+(type\s+)?([^'";]*?\sfrom\s+)?['"]([^'"\n]+)['"]/gm)
  const dynamic = source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)
  return [
    ...[...statements].map(([, type, names = '', target]) => ({
      file,
      target: resolved(file, target!),
      isTypeOnly: Boolean(type) || isOnlyTypes(names),
    })),
    ...[...dynamic].map(([, target]) => ({ file, target: resolved(file, target!), isTypeOnly: false })),
  ]
}

export function isOurs(target: string): boolean {
  return [...FOLDERS, 'test', '.react-router', 'scripts'].some((folder) => target.startsWith(`${folder}/`))
}

export function cyclesAmong(edges: readonly Import[]): string[] {
  const targets = Map.groupBy(edges, ({ file }) => file)
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
    if (trail.includes(file) || done.has(file)) return
    for (const { target } of targets.get(file) ?? []) visit(target, [...trail, file])
    done.add(file)
  }
  for (const file of targets.keys()) visit(file, [])
  return cycles
}

/** A Mermaid flowchart of which folder of `server/` imports values from which; tools that every folder may use are left out. */
export function serverDiagram(imports: readonly Import[], tools: readonly string[]): string {
  const folderOf = (path: string) => /^server\/([^/]+)\//.exec(path)?.[1]
  const arrows = imports.flatMap(({ file, target, isTypeOnly }) => {
    const [from, to] = [folderOf(file), folderOf(target)]
    if (isTypeOnly || !from || !to || from === to || tools.includes(to)) return []
    return [`  ${from} --> ${to}`]
  })
  return ['```mermaid', 'flowchart TD', ...new Set(arrows.sort()), '```'].join('\n')
}

function isOnlyTypes(names: string): boolean {
  const inner = /^\{(.*)\}/s.exec(names)?.[1]
  if (!inner?.trim()) return false
  return inner.split(',').every((name) => !name.trim() || name.trim().startsWith('type '))
}

function resolved(file: string, target: string): string {
  const bare = target.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return bare.slice(1)
  if (bare.startsWith('./+types/')) return `.react-router/${bare}`
  return bare.startsWith('.') ? normalize(join(dirname(file), bare)) : bare
}
