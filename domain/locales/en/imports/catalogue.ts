import { importNotes } from './notes.ts'
import { importRefusals } from './refusals.ts'
import { reportWords } from './report-words.ts'

/** What reports of imports say, as the sources have it. Only the server loads it. */
export const importWords = { importNotes, importRefusals, reportWords } as const
