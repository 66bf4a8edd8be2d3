import { buildDirectory, finishedBuild } from './build.ts'
import { runServer } from './run.ts'

await runServer(finishedBuild(buildDirectory), 'start')
