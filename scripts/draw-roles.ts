// Writes docs/roles.md from app/route-access.ts.
import { writeFileSync } from 'node:fs'
import { rolesDocument } from './roles-document.ts'

writeFileSync('docs/roles.md', rolesDocument())
