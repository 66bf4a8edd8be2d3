import { readFileSync, writeFileSync } from 'node:fs'
import { importsOf, serverDiagram, sourceFiles } from './imports.ts'

const DOCUMENT = 'docs/architecture.md'
const TOOLS = ['concurrency', 'config', 'log', 'network']

const text = readFileSync(DOCUMENT, 'utf8')
const drawn = text.replace(
  /(<!-- drawing: server -->\n)[\s\S]*?(\n<!-- end -->)/,
  (_, begin: string, end: string) => begin + serverDiagram(sourceFiles().flatMap(importsOf), TOOLS) + end,
)
writeFileSync(DOCUMENT, drawn)
