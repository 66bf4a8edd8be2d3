import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Handler } from './http/exchange.ts'
import { staticFiles } from './http/static-files.ts'
import { MissingBuildError } from './missing-build.ts'
import type { RenderRequest } from './pages/app-pages.ts'
import type { Services } from './services.ts'

/** Source of the screens: a finished build, or the source files during development. */
export interface Build {
  /** Whether the code of the screens cannot change, so that rendered pages may be cached. */
  readonly isFinal: boolean
  files(): Promise<Handler>
  loadHandler(services: Services): Promise<RenderRequest>
}

export const buildDirectory = fileURLToPath(new URL('../build', import.meta.url))

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
