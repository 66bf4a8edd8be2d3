import { commandAnswers } from './answers.ts'
import { commandSaid } from './said.ts'
import { commandUsage } from './usage.ts'

/** What `den` says. */
export const commandWords = { commandUsage, commandSaid, commandAnswers } as const
