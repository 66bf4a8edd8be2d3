import { useBundledPackages } from './bundled-packages.ts'

useBundledPackages()
const [{ buildDirectory, finishedBuild }, { runServer }] = await Promise.all([import('./build.ts'), import('./run.ts')])
await runServer(finishedBuild(buildDirectory), 'start')
