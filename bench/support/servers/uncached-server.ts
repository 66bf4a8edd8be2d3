// A Den as `./den serve` runs it, without a page cache.
import { buildDirectory, finishedBuild } from '../../../server/build.ts'
import { runServer } from '../../../server/run.ts'

await runServer({ ...finishedBuild(buildDirectory), isFinal: false })
