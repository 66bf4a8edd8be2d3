import { accountProblems } from './account-problems.ts'
import { fieldProblems } from './field-problems.ts'
import { findings } from './findings.ts'
import { keptData } from './kept-data.ts'
import { refusals } from './refusals.ts'

export const answers = { fieldProblems, accountProblems, refusals, findings, keptData } as const
