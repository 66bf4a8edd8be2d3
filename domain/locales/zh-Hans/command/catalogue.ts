import { commandAnswers } from './answers.ts'
import { commandSaid } from './said.ts'
import { commandUsage } from './usage.ts'

export const commandWords = { commandUsage, commandSaid, commandAnswers } as const
