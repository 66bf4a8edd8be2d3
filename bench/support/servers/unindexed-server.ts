// A Den as `./den serve` runs it, which does not index words and paths for the search.
import { buildDirectory, finishedBuild } from '../../../server/build.ts'
import { searchIndex } from '../../../server/posts/search/search-index.ts'
import { runServer } from '../../../server/run.ts'

searchIndex.add = async () => {}
await runServer(finishedBuild(buildDirectory))
