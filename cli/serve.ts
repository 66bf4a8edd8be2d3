import { buildDirectory, finishedBuild } from '#server/build.ts'
import { runServer } from '#server/run.ts'
import { parsedArguments } from './command.ts'
import { t } from './speech.ts'

export async function run(args: readonly string[]): Promise<void> {
  parsedArguments(args, t('noArguments', { command: 'serve' }), {})
  process.env.NODE_ENV = 'production'
  await runServer(finishedBuild(buildDirectory))
}
