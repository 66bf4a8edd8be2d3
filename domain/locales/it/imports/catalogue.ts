import { importNotes } from './notes.ts'
import { importRefusals } from './refusals.ts'
import { reportWords } from './report-words.ts'

export const importWords = { importNotes, importRefusals, reportWords } as const
