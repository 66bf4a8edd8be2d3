import { join } from 'node:path'
import type { Database, DatabaseConfig } from '#server/db/database.ts'
import { killWorker, startWorker, until } from './process/worker-process.ts'
import { announcements, publishedAt, schedulePost } from './scheduled-posts.ts'

export interface PublishWorkerOptions {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
}

export interface PublishKillsResult {
  readonly lost: number
  /** Posts with another number of announcements than one. */
  readonly announcedWrongly: number
  readonly early: number
  readonly left: number
}

const WORKER = join(import.meta.dirname, 'publish-worker.ts')
const EVERY_MS = 10
/** A worker is killed after at most so many posts, so that there are some left for the last one. */
const POSTS_OF_A_LIFE = 40

/** Schedules posts, half of them due, kills the process that publishes them again and again, and counts what came out. */
export async function killPublishers(
  database: Database,
  config: DatabaseConfig,
  { posts, kills, servers }: { readonly posts: number; readonly kills: number; readonly servers: number },
): Promise<PublishKillsResult> {
  const begun = Date.now()
  const wanted = new Map<string, number>()
  await database.transaction(async (trx) => {
    for (let index = 0; index < posts; index++) {
      const at = begun + (index - posts / 2) * EVERY_MS
      const { id } = await schedulePost(trx, new Date(at), { title: `Post ${index}`, announces: true })
      wanted.set(id, at)
    }
  })
  const options: PublishWorkerOptions = { dataDir: config.dataDir, databaseUrl: config.databaseUrl }
  const count = async () => (await publishedAt(database)).size
  for (let killed = 0; killed < kills; killed++) {
    const children = Array.from({ length: servers }, () => startWorker(WORKER, options))
    const before = await count()
    const lifetime = 1 + Math.floor(Math.random() * POSTS_OF_A_LIFE)
    await until(async () => (await count()) >= Math.min(posts, before + lifetime))
    await Promise.all(children.map(killWorker))
  }
  const last = startWorker(WORKER, options)
  await until(async () => (await count()) >= posts)
  await killWorker(last)

  const published = await publishedAt(database)
  const announced = await announcements(database)
  const { left } = await database.read
    .selectFrom('unpublished_posts')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow()
  const ids = [...wanted.keys()]
  return {
    lost: ids.filter((id) => !published.has(id)).length,
    announcedWrongly: ids.filter((id) => announced.get(id) !== 1).length,
    early: ids.filter((id) => published.get(id)! < wanted.get(id)!).length,
    left,
  }
}
