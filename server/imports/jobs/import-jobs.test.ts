import { mkdirSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, inject, it, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import type { ImportReportLine } from '#domain/imports/import-report.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { createLog } from '../../log/log.ts'
import { ImportError } from '../imported-post.ts'
import type { ImportRequest } from '../imports.ts'
import { ImportJobs } from './import-jobs.ts'

const WHO = { who: { accountId: 'a_1', name: 'keeper@den.example' } }
const LINE: ImportReportLine = {
  title: 'A',
  outcome: 'new',
  notes: ['x'.repeat(1_000)],
  status: 'published',
  date: '2019-10-31',
  path: '/blogs/A',
  pictures: 1,
}

const ARCHIVE = (data = 'x') => ({ name: '...', bytes: 0, content: new Blob([data]).stream() })

function opened(
  run: (request: ImportRequest) => AsyncGenerator<ImportReportLine>,
  folder = join(mkdtempSync(join(inject('databaseFolder'), 'jobs-')), 'imports'),
) {
  const recorded: string[] = []
  const jobs = new ImportJobs({
    imports: { run },
    folder,
    log: createLog('silent'),
    now: () => new Date(0),
    audit: { record: async ({ about = '' }) => void recorded.push(about) },
  })
  const upload = async (content = new Blob(['{}']).stream()) => {
    return succeeded(await jobs.upload({ name: '../x\0y.json', bytes: 2, content }, WHO)).job
  }
  return { jobs, folder, recorded, upload }
}

const ended = (job: { isRunning: boolean }) => expect.poll(() => job.isRunning).toBe(false)

it('run one at a time, and say in words why they failed', async () => {
  let go = () => {}
  let requests: ImportRequest[] = []
  await using stack = new AsyncDisposableStack()
  const { jobs, folder, recorded, upload } = opened(async function* (request) {
    requests = [...requests, request]
    const gate = new Promise<void>((resolve) => {
      go = resolve
    })
    yield LINE
    await gate
    if (requests.length === 2) throw new ImportError('The archive is damaged.')
    if (requests.length === 3) throw new TypeError('a secret of the server')
    if (requests.length === 4) throw Object.assign(new Error('write'), { code: 'ENOSPC' })
  })
  stack.use(jobs)
  const job = await upload()
  expect(readdirSync(join(folder, job.id, 'file'))).toEqual(['xy.json'])
  expect(jobs.import(job.id, WHO)).toEqual({ ok: false, problem: 'not-checked' })
  expect(jobs.check(job.id, { format: 'ghost', scale: '5' }, WHO)).toMatchObject({ ok: true })
  expect(jobs.check(job.id, { format: null, scale: null }, WHO)).toEqual({ ok: false, problem: 'busy' })
  await expect(upload()).rejects.toThrow('busy')
  expect(await jobs.discard(job.id)).toBe('busy')
  expect(await jobs.uploadPictures(job.id, ARCHIVE())).toEqual({ ok: false, problem: 'busy' })
  await expect.poll(() => job.status().handled).toBe(1)
  expect(job.report('noted', 0, 9).lines[0]!.notes[0]).toHaveLength(401)
  go()
  await ended(job)
  expect(requests[0]).toMatchObject({ report: null, format: 'ghost', accountId: 'a_1' })

  const unexpected = expect.stringContaining('log of the server')
  for (const problem of ['The archive is damaged.', unexpected, 'The disk of the server is full.']) {
    expect(jobs.import(job.id, WHO)).toMatchObject({ ok: true })
    await expect.poll(() => job.status().handled).toBe(1)
    go()
    await ended(job)
    expect(job.status()).toMatchObject({ step: 'import', state: 'failed', problem, total: 1 })
    expect(readdirSync(folder)).toEqual([job.id])
  }
  jobs.import(job.id, WHO)
  await expect.poll(() => job.status().handled).toBe(1)
  go()
  await ended(job)
  expect([job.status().state, readdirSync(folder)]).toEqual(['done', []])
  expect(recorded).toHaveLength(4)
  expect(recorded[3]).toBe(
    '1 post made, 0 changed, 0 here already, 1 picture. Something was left out or changed in 1 entry.',
  )
})

it('leave nothing of an upload that breaks off, and stop with the server', async () => {
  const { jobs, folder, upload } = opened(async function* ({ signal }) {
    for (; !signal!.aborted; await setImmediate()) yield LINE
  })
  const broken = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        if (controller.desiredSize === 0) return
        controller.enqueue(new Uint8Array(10))
        controller.error(new Error('the request broke off'))
      },
    })
  await expect(upload(broken())).rejects.toThrow('broke off')
  expect([readdirSync(folder), jobs.current()]).toEqual([[], null])

  const job = await upload()
  const pictures = jobs.uploadPictures(job.id, { name: 'a.zip', bytes: 0, content: broken() })
  await expect(pictures).rejects.toThrow('broke off')
  expect(readdirSync(join(folder, job.id))).toEqual(['file'])
  jobs.check(job.id, { format: null, scale: null }, WHO)
  await expect.poll(() => job.status().handled).toBeGreaterThan(2)
  await jobs[Symbol.asyncDispose]()
  expect(job.status()).toMatchObject({ state: 'failed', problem: 'The server closed meanwhile.' })
  expect(readdirSync(folder)).toEqual([])
})

it('leave the files of another server over the same folder alone, and remove what nothing was done with for a day', async () => {
  const run = async function* () {
    yield LINE
  }
  const { jobs, folder, upload } = opened(run)
  const job = await upload()
  for (const id of [job.id, 'import_left']) {
    mkdirSync(join(folder, id), { recursive: true })
    utimesSync(join(folder, id), new Date(0), new Date(0))
  }
  jobs.check(job.id, { format: null, scale: null }, WHO)
  await ended(job)
  const second = opened(run, folder)
  await second.jobs.start()
  expect(readdirSync(folder)).toEqual([job.id])
  const other = await second.upload()
  await second.jobs[Symbol.asyncDispose]()
  expect([other.id === job.id, readdirSync(folder)]).toEqual([false, [job.id]])
  jobs.import(job.id, WHO)
  await ended(job)
  expect([job.status().state, readdirSync(folder)]).toEqual(['done', []])

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await jobs.start()
  mkdirSync(join(folder, 'import_left'))
  utimesSync(join(folder, 'import_left'), new Date(0), new Date(0))
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  await expect.poll(() => readdirSync(folder)).toEqual([])
  await jobs[Symbol.asyncDispose]()
})

it('keep out of each other while a file comes, and refuse what has no room or is gone', async () => {
  const pictures: unknown[] = []
  const { jobs, folder, recorded, upload } = opened(async function* (request) {
    pictures.push(request.pictures)
    yield { ...LINE, outcome: 'unchanged' }
  })
  const [busy, missing] = [{ ok: false, problem: 'busy' } as const, { ok: false, problem: 'missing' } as const]
  const job = await upload()
  const coming = jobs.uploadPictures(job.id, ARCHIVE())
  expect(await jobs.upload(ARCHIVE(), WHO)).toEqual(busy)
  expect([
    jobs.check(job.id, { format: null, scale: null }, WHO),
    jobs.import(job.id, WHO),
    await jobs.discard(job.id),
  ]).toEqual([...[busy, busy], 'busy'])
  expect(await coming).toMatchObject({ ok: true })
  expect(await jobs.upload({ ...ARCHIVE(), bytes: Number.MAX_SAFE_INTEGER }, WHO)).toMatchObject({ problem: 'no-room' })
  jobs.check(job.id, { format: null, scale: null }, WHO)
  await ended(job)
  expect(await jobs.uploadPictures(job.id, ARCHIVE(''))).toMatchObject({ ok: true, job: { pictures: null } })
  jobs.import(job.id, WHO)
  await ended(job)
  expect([pictures, recorded]).toEqual([[join(folder, job.id, 'pictures', 'file'), undefined], []])
  expect([
    jobs.check('none', { format: null, scale: null }, WHO),
    jobs.import('none', WHO),
    await jobs.discard('none'),
  ]).toEqual([...[missing, missing], 'missing'])
  await jobs[Symbol.asyncDispose]()
})

it('discard a file after a day, or a day later where pictures are coming', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { jobs, folder, upload } = opened(async function* () {})
  const job = await upload()
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  const coming = jobs.uploadPictures(job.id, { name: 'a.zip', bytes: 0, content: readable })
  await vi.advanceTimersByTimeAsync(DAY_MS)
  await writable.close()
  await coming
  expect(readdirSync(folder)).toEqual([job.id])
  await vi.advanceTimersByTimeAsync(DAY_MS)
  await expect.poll(() => readdirSync(folder)).toEqual([])
  await jobs[Symbol.asyncDispose]()
})

it('hold a report that is bounded, whatever a file makes of it', async () => {
  const notes = Array.from({ length: 1_000 }, () => 'x'.repeat(1_000))
  const { jobs, upload } = opened(async function* () {
    for (let lines = 0; lines < 600; lines++) yield { ...LINE, notes }
  })
  const job = await upload()
  jobs.check(job.id, { format: null, scale: null }, WHO)
  await ended(job)
  expect(job.status()).toMatchObject({ handled: 600, counts: { new: 600, noted: 600 } })
  const { lines, total } = job.report('all', 0, 1)
  expect(total).toBeLessThan(500)
  expect(lines[0]!.notes.at(-1)).toBe('and 950 more')
  await jobs[Symbol.asyncDispose]()
})

it('take back a dry run whose posts an undo took', async () => {
  const { jobs, upload } = opened(async function* () {
    yield LINE
  })
  await using _ = jobs
  const job = await upload()
  jobs.check(job.id, { format: null, scale: null }, WHO)
  await ended(job)
  jobs.expireCheck()
  expect(jobs.current()).toMatchObject({ step: 'upload', state: 'waiting' })
  expect(jobs.import(job.id, WHO)).toEqual({ ok: false, problem: 'not-checked' })
})
