import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

/** A module specifier, or the relative URL of a file. */
export interface Reference {
  readonly specifier: string
  readonly kind: 'import' | 'require' | 'file'
}

interface Literal {
  readonly type: string
  readonly value?: unknown
}

/**
 * Finds the literals in `import`, `export … from`, `import()`, `require()` and `new URL(…, import.meta.url)`, in ECMAScript and CommonJS.
 * Imports of types are left out.
 */
export function referencesIn(file: string): Reference[] {
  const found: Reference[] = []
  const add = (node: Literal | null | undefined, kind: Reference['kind']) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') found.push({ specifier: node.value, kind })
  }
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  new Visitor({
    ImportDeclaration: (node) => {
      const isTypes =
        node.importKind === 'type' ||
        (node.specifiers.length > 0 && node.specifiers.every((one) => 'importKind' in one && one.importKind === 'type'))
      if (!isTypes) add(node.source, 'import')
    },
    ExportNamedDeclaration: (node) => {
      if (node.exportKind !== 'type') add(node.source, 'import')
    },
    ExportAllDeclaration: (node) => {
      if (node.exportKind !== 'type') add(node.source, 'import')
    },
    ImportExpression: (node) => add(node.source as Literal, 'import'),
    CallExpression: (node) => {
      const name = node.callee.type === 'Identifier' ? node.callee.name : ''
      // Bundlers rename `require`, such as to `__require` or `require2`.
      if (/^_*require\d*$/.test(name)) add(node.arguments[0] as Literal, 'require')
    },
    NewExpression: (node) => {
      const isUrl = node.callee.type === 'Identifier' && node.callee.name === 'URL' && node.arguments.length === 2
      if (isUrl && node.arguments[1]?.type === 'MemberExpression') add(node.arguments[0] as Literal, 'file')
    },
  }).visit(program)
  return found
}
