import { actorOf } from '#domain/audit-event.ts'
import { newId } from '#server/db/id.ts'
import type { Services } from '#server/services.ts'
import { succeeded } from '#test/support/succeeded.ts'
import type { TestApp } from '../app.ts'
import { until } from '../process/worker-process.ts'
import { fileOf } from './imports.ts'

const WHO = { who: { accountId: null, name: 'keeper@den.example' } }
const GHOST = {
  meta: {},
  data: { posts: [{ id: '1', uuid: 'u', title: 'The Shining', slug: 'x', html: '<p>x</p>', codeinjection_head: 'x' }] },
}

const uploaded = async ({ services }: TestApp) => ({ path: { id: await uploadedImport(services) } })
const checked = async ({ services }: TestApp) => {
  const id = await uploadedImport(services)
  const { importJobs } = services
  const [owner] = await services.administrators.list()
  importJobs.check(id, { format: null, scale: null }, owner ? { who: actorOf(owner) } : WHO)
  await until(() => !importJobs.find(id)!.isRunning)
  return { path: { id } }
}
const raw = { headers: { 'Content-Type': 'application/octet-stream' }, body: Buffer.from(JSON.stringify(GHOST)) }

const imported = async ({ services }: TestApp) => {
  const report = { id: newId('import'), startedBy: WHO.who.name, fileName: 'blog.json' }
  const path = fileOf('blog.json', JSON.stringify(GHOST))
  await Array.fromAsync(services.imports.run({ path, report }))
  return { path: { id: report.id } }
}
const undone = async (app: TestApp) => {
  const { path } = await imported(app)
  const { undoJobs } = app.services
  await undoJobs.begin(path.id, WHO)
  await until(() => undoJobs.find(path.id)?.state === 'done')
  return { path }
}

const redirected = async ({ services }: TestApp) => {
  await services.redirects.add({ path: '/2019/10/old-post', target: '/films' })
  return {}
}

/** Preparations for the documented calls of imports and redirects, by operation id. */
export const IMPORT_CALLS = {
  getCurrentImport: uploaded,
  discardImport: uploaded,
  checkImport: uploaded,
  getImport: checked,
  runImport: checked,
  listImportReports: async (app: TestApp) => {
    await imported(app)
    return {}
  },
  getImportReport: imported,
  removeImportReport: imported,
  downloadImportReport: imported,
  markImportEntry: async (app: TestApp) => ({ path: { ...(await imported(app)).path, position: '0' } }),
  undoImport: imported,
  getImportUndo: undone,
  listRedirects: redirected,
  changeRedirect: redirected,
  removeRedirect: redirected,
  uploadImport: async () => ({ raw }),
  uploadImportPictures: async (app: TestApp) => ({ ...(await uploaded(app)), raw }),
}

async function uploadedImport({ importJobs }: Services): Promise<string> {
  const content = new Blob([JSON.stringify(GHOST)]).stream()
  return succeeded(await importJobs.upload({ name: 'blog.json', bytes: 0, content }, WHO)).job.id
}
