import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { earlierAssets, keepAssets } from './http/earlier-assets.ts'
import type { Handler } from './http/exchange.ts'
import { staticFiles } from './http/static-files.ts'
import type { Log } from './log/log.ts'
import { MissingBuildError } from './missing-build.ts'
import type { RenderRequest } from './pages/app-pages.ts'
import type { Services } from './services.ts'

/** Source of the screens: a finished build, or the source files during development. */
export interface Build {
  /** Whether the code of the screens cannot change, so that rendered pages may be cached. */
  readonly isFinal: boolean
  /** @param dataDir keeps the files of a release for the time after its upgrade */
  files(dataDir: string, log: Log): Promise<Handler>
  loadHandler(services: Services): Promise<RenderRequest>
}

export const buildDirectory = fileURLToPath(new URL('../build', import.meta.url))

export function finishedBuild(directory: string): Build {
  return {
    isFinal: true,
    async files(dataDir, log) {
      if (!existsSync(directory)) throw new MissingBuildError()
      const client = `${directory}/client`
      // A build in a clone holds those before it.
      if (!existsSync(`${directory}/../release.json`)) return staticFiles(client)
      const store = `${dataDir}/assets`
      const earlier = await earlierAssets(store, client, new Date(), (folder, err) =>
        log.warn({ err, folder }, 'the files of an earlier release cannot be used'),
      )
      void keepAssets(store, client).catch((err) =>
        log.warn({ err }, 'the files of this release could not be kept for open tabs'),
      )
      return staticFiles(client, ...earlier)
    },
    async loadHandler(services) {
      const bundle = await import(pathToFileURL(`${directory}/server/index.js`).href)
      return bundle.createRequestHandler(services)
    },
  }
}
