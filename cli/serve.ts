import { buildDirectory, finishedBuild } from '#server/build.ts'
import { runServer } from '#server/run.ts'
import { parsedArguments } from './command.ts'

export async function run(args: readonly string[]): Promise<void> {
  parsedArguments(args, 'serve takes no arguments.', {})
  process.env.NODE_ENV = 'production'
  await runServer(finishedBuild(buildDirectory))
}
