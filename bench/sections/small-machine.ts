// A machine of 512 MB without swap: the server and the commands beside it in one control group, which needs root.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postHref } from '../../domain/posts/path.ts'
import { openDatabase } from '../../server/db/database.ts'
import { announcePost } from '../../test/support/mail/mail.ts'
import { openFakeSmtp, smtpEnv } from '../../test/support/mail/smtp.ts'
import { ADMINISTRATOR } from '../support/administrator.ts'
import type { Bench } from '../support/bench.ts'
import { articlePaths, picturesOn } from '../support/demo-blog.ts'
import { postsWithPictures } from '../support/import-files.ts'
import { MemoryLimit } from '../support/memory-limit.ts'
import { untilMade } from '../support/renditions.ts'
import { DenProcess, PROJECT, spawnDen } from '../support/servers/den-process.ts'
import type { Row } from '../support/table.ts'

const MACHINE_MIB = 512
const IMPORTED = 1_000
const RECIPIENTS = 10_000
/** Posts of which every picture is made in every size; those of all take an hour, and no more memory. */
const PICTURED = 60
const REST_MS = 2_000
const POLL_MS = 200

export async function smallMachine({ archives, folder }: Bench): Promise<Row[]> {
  const dataDir = archives.empty()
  const file = await postsWithPictures(folder, IMPORTED)
  using limit = MemoryLimit.make(MACHINE_MIB)
  if (!limit) return [{ figure: '512 MB', value: Number.NaN, beside: 'needs root and control groups' }]
  await using smtp = await openFakeSmtp()
  const rows: Row[] = []
  const note = (what: string, beside = '') => {
    const { kills } = limit
    if (kills > 0) throw new Error(`512 MB: ${what}: ${kills} killed for want of memory`)
    rows.push({
      figure: `512 MB: ${what}`,
      value: limit.takePeak(),
      unit: 'MiB',
      digits: 0,
      goal: { atMost: MACHINE_MIB },
      beside,
    })
  }
  const run = async (...args: string[]) => {
    const child = spawnDen({ dataDir, command: limit.command(join(PROJECT, 'den'), ...args) })
    const said: Buffer[] = []
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => said.push(text))
    const code = await new Promise((resolve) => child.once('close', resolve))
    if (code !== 0)
      throw new Error(`den ${args[0]} ended with ${code}: ${Buffer.concat(said).toString().slice(-1_000)}`)
  }
  {
    await using den = await DenProcess.start({
      dataDir,
      env: { ...ADMINISTRATOR, ...smtpEnv(smtp.port), DEMO_CONTENT: 'on' },
      command: limit.command(join(PROJECT, 'den'), 'serve'),
    })
    await sleep(REST_MS)
    note('first start')
    await run('import', file)
    note(`import of ${IMPORTED} posts with two pictures each, beside the server`)
    const pages = (await articlePaths(den.port)).slice(0, PICTURED).map(postHref)
    const pictures = await picturesOn(den.port, pages)
    for (const picture of pictures) await untilMade(den.port, picture)
    note(`all renditions of ${PICTURED} posts`, `${pictures.length} addresses`)
    await run('backup', join(folder, 'small.tar.gz'))
    note('backup, beside the server')
    await using database = await openDatabase({ dataDir })
    await announcePost(database, RECIPIENTS)
    while (smtp.taken.length < RECIPIENTS && limit.kills === 0) await sleep(POLL_MS)
    note(`newsletter to ${RECIPIENTS}`, `${smtp.taken.length} mails`)
  }
  return rows
}
