import { accountProblems } from './account-problems.ts'
import { fieldProblems } from './field-problems.ts'
import { findings } from './findings.ts'
import { keptData } from './kept-data.ts'
import { operation } from './operation.ts'
import { refusals } from './refusals.ts'
import { services } from './services.ts'

export const answers = { fieldProblems, accountProblems, refusals, findings, keptData, operation, services } as const
