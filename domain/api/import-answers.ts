import { z } from 'zod'
import { IMPORT_FORMATS } from '../imports/import-calls.ts'
import { paging } from './api-answers.ts'

const instant = z.iso.datetime()
const file = z.object({ name: z.string(), bytes: z.int() })

export const importStatus = z.object({
  id: z.string(),
  file,
  pictures: file.nullable(),
  format: z.enum(IMPORT_FORMATS).nullable().meta({ description: 'Null where it is told by what is in the file' }),
  step: z.enum(['upload', 'check', 'import']).meta({ description: '`check` is the dry run' }),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  handled: z.int().meta({ description: 'Entries that this step has handled' }),
  total: z.int().nullable().meta({ description: 'Entries that there are; null before the dry run has counted them' }),
  counts: z
    .object({
      new: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      edited: z.int(),
      trashed: z.int(),
      refused: z.int(),
      pictures: z.int(),
      subscribers: z.int(),
      noted: z.int(),
    })
    .meta({
      description:
        'By what became of the entries, or would; pictures; subscribers that were added; entries of which something was left out',
    }),
  problem: z.string().nullable().meta({ description: 'Why the step failed, in words' }),
  startedBy: z.string(),
  startedAt: instant,
  endedAt: instant.nullable(),
})

export const currentImport = z.object({ current: importStatus.nullable() })

export const importDetails = importStatus.extend({
  report: z.object({
    lines: z.array(
      z.object({
        title: z.string(),
        outcome: z.enum(['new', 'changed', 'unchanged', 'edited', 'trashed', 'refused', 'members']),
        notes: z.array(z.string()).meta({ description: 'What was left out or changed, in words' }),
        status: z.enum(['draft', 'scheduled', 'published', 'trashed']).optional(),
        date: z.string().optional(),
        path: z.string().optional(),
        account: z.string().optional().meta({ description: 'Address of the account that a new post belongs to' }),
        pictures: z.int().optional(),
        subscribers: z.int().optional().meta({ description: 'Of a list of members: how many were added' }),
      }),
    ),
    ...paging,
  }),
})
