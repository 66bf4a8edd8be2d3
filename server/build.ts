import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Handler } from './http/exchange.ts'
import { staticFiles } from './http/static-files.ts'
import { MissingBuildError } from './missing-build.ts'
import type { RenderRequest } from './pages/app-pages.ts'
import type { Services } from './services.ts'

/** Where the screens come from: a finished build, or the sources while one works on them. */
export interface Build {
  /** Whether the screens stay as they are, so that finished pages may be kept. */
  readonly isFinal: boolean
  files(): Promise<Handler>
  loadHandler(services: Services): Promise<RenderRequest>
}

/** Where `npm run build` puts its result. */
export const buildDirectory = fileURLToPath(new URL('../build', import.meta.url))

/** What `npm run build` made in `directory`. */
export function finishedBuild(directory: string): Build {
  return {
    isFinal: true,
    async files() {
      if (!existsSync(directory)) throw new MissingBuildError()
      return staticFiles(`${directory}/client`)
    },
    async loadHandler(services) {
      const bundle = await import(pathToFileURL(`${directory}/server/index.js`).href)
      return bundle.createRequestHandler(services)
    },
  }
}
