// The program of `importInProcess`.
import type { ImportReportLine } from '#domain/imports/import-report.ts'
import { runChild } from '../../concurrency/child-program.ts'
import { openDatabase } from '../../db/database.ts'
import { importFile } from '../import-file.ts'
import { ImportError } from '../imported-post.ts'
import type { ImportEnd, ImportOrder } from './import-process.ts'

await runChild<ImportOrder, ImportReportLine, ImportEnd>(
  async ({ database: config, site, request, now }, report, signal) => {
    const aheadMs = Date.parse(now) - Date.now()
    await using database = await openDatabase({
      ...config,
      applicationName: 'den import',
      syncs: 'on-close',
      now: () => new Date(Date.now() + aheadMs),
    })
    try {
      for await (const line of importFile(database, site, { ...request, signal })) await report(line)
      return { problem: null }
    } catch (error) {
      if (error instanceof ImportError) return { problem: error.message }
      throw error
    }
  },
)
