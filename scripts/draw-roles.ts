import { writeFileSync } from 'node:fs'
import { rolesDocument } from './roles-document.ts'

writeFileSync('docs/roles.md', rolesDocument())
