import { buildDirectory, finishedBuild } from '#server/build.ts'
import { runServer } from '#server/run.ts'

export async function run(): Promise<void> {
  process.env.NODE_ENV = 'production'
  await runServer(finishedBuild(buildDirectory))
}
