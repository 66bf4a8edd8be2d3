import { z } from 'zod'
import { IMPORT_FORMATS, VIEWINGS } from '../imports/import-calls.ts'
import { LABEL_USES } from '../imports/label-uses.ts'
import { paging } from './api-answers.ts'

const instant = z.iso.datetime()
const file = z.object({ name: z.string(), bytes: z.int() })

const counts = z
  .object({
    new: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    edited: z.int(),
    trashed: z.int(),
    refused: z.int(),
    pictures: z.int(),
    subscribers: z.int(),
    profiles: z.int(),
    colours: z.int(),
    noted: z.int(),
  })
  .meta({
    description:
      'By what became of the entries, or would; pictures; subscribers that were added, profiles of authors that were filled, categories that got a colour; entries of which something was left out',
  })

const line = z.object({
  title: z.string(),
  outcome: z.enum(['new', 'changed', 'unchanged', 'edited', 'trashed', 'refused', 'members', 'profile', 'colours']),
  notes: z.array(z.string()).meta({ description: 'What was left out or changed, in words' }),
  passages: z
    .array(z.object({ note: z.string(), was: z.string(), came: z.string() }))
    .optional()
    .meta({ description: 'Passages that came otherwise than they were, each with its note' }),
  postId: z.string().optional().meta({ description: 'Absent while there is no post' }),
  status: z.enum(['draft', 'scheduled', 'published', 'trashed']).optional(),
  date: z.string().optional(),
  path: z.string().optional(),
  account: z
    .string()
    .optional()
    .meta({ description: 'Address of the account that a new post belongs to, or whose profile it is' }),
  pictures: z.int().optional(),
  subscribers: z.int().optional().meta({ description: 'Of a list of members: how many were added' }),
  profiles: z.int().optional().meta({ description: 'Of an author: whether the profile was filled, 0 or 1' }),
  colours: z.int().optional().meta({ description: 'Of categories: how many got a colour' }),
})

export const importStatus = z.object({
  id: z.string(),
  file,
  pictures: file.nullable(),
  format: z.enum(IMPORT_FORMATS).nullable().meta({ description: 'Null where it is told by what is in the file' }),
  step: z.enum(['upload', 'check', 'import']).meta({ description: '`check` is the dry run' }),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  handled: z.int().meta({ description: 'Entries that this step has handled' }),
  total: z.int().nullable().meta({ description: 'Entries that there are; null before the dry run has counted them' }),
  counts,
  viewings: z.enum(VIEWINGS),
  labels: z.record(z.string(), z.enum(LABEL_USES)).meta({ description: 'The choice of the dry run' }),
  foundLabels: z
    .array(z.object({ name: z.string(), asCategory: z.int(), asTag: z.int() }))
    .readonly()
    .meta({ description: 'Categories and tags of the archive and how many posts have them; the 300 most frequent' }),
  furtherViewings: z.int().meta({ description: 'Reviews of films that another review is about' }),
  problem: z.string().nullable().meta({ description: 'Why the step failed, in words' }),
  startedBy: z.string(),
  startedAt: instant,
  endedAt: instant.nullable(),
})

export const currentImport = z.object({ current: importStatus.nullable() })

export const importDetails = importStatus.extend({
  report: z.object({
    lines: z.array(line),
    ...paging,
  }),
})

const record = z.object({
  id: z.string(),
  fileName: z.string(),
  startedBy: z.string(),
  startedAt: instant,
  endedAt: instant.nullable().meta({ description: 'Null while it runs, and where it was broken off' }),
  isRunning: z.boolean(),
  problem: z.string().nullable().meta({ description: 'Why it stopped, in words' }),
  counts,
  undoneAt: instant.nullable(),
})

export const postImportReportList = z.object({ reports: z.array(record) })

export const postImportReport = record.extend({
  parts: z.record(z.string(), z.int()).meta({ description: 'How many entries each value of `show` has' }),
  entries: z.array(
    z.object({
      position: z.int(),
      line,
      lookedAt: instant.nullable(),
      undo: z.enum(['done', 'stays']).nullable(),
      now: z
        .object({ status: z.enum(['draft', 'scheduled', 'published']), isTrashed: z.boolean() })
        .nullable()
        .meta({ description: 'What has become of the post; null where it is gone, or was none' }),
    }),
  ),
  ...paging,
})

export const undoStatus = z.object({
  state: z.enum(['running', 'done', 'failed']),
  handled: z.int(),
  total: z.int(),
  takenBack: z.int().meta({ description: 'Of those that were handled' }),
  problem: z.string().nullable(),
})
