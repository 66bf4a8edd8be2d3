import { readFileSync, writeFileSync } from 'node:fs'
import { apiDocument } from './api-document.ts'
import { rolesDocument } from './roles-document.ts'

writeFileSync('docs/roles.md', rolesDocument())
writeFileSync('docs/api.md', apiDocument(readFileSync('docs/api.md', 'utf8')))
