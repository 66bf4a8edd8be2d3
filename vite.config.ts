import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { adminChunks } from './scripts/admin-chunks.ts'
import { fontFaces } from './scripts/fonts/font-faces.ts'

export default defineConfig(({ command }) => ({
  plugins: [serverStaysOutside(), ...(command === 'build' ? [resultsAreWritten()] : []), reactRouter()],
  css: { postcss: { plugins: [fontFaces()] } },
  build: {
    target: 'baseline-widely-available',
    // A small script or picture in a `data:` address would be refused by the Content-Security-Policy of this site.
    assetsInlineLimit: 0,
  },
  worker: {
    format: 'es',
    // React in a separate file, which stays the same in the reader's cache when the form changes.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
        // Otherwise each `new WeakMap` gets another pure annotation.
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Only the admin area runs this code: what two screens share is three files instead of 140, and what one screen
              // alone needs, such as the form of posts, waits for it. Dynamic imports stay separate, and so do the scripts
              // of reading pages, which are separate builds.
              groups: adminChunks(`${import.meta.dirname}/app/`),
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: './app/request-handler.ts',
          // V8 keeps the source text of functions, and one character outside Latin-1 doubles the memory of all of it.
          output: { charset: 'ascii', comments: false },
        },
      },
      // Bundles imported packages, of which only parts are needed: loaded from `node_modules` they are many files with all
      // their code. zod is loaded by the server anyway.
      ...(command === 'build' && {
        resolve: { noExternal: true, external: ['zod'] },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}))

/**
 * The folders that only Node runs are passed to `app/` as one object at start. A value imported from them would put database code
 * into the bundle, so it fails the build. (Type imports are removed before this runs.)
 */
function serverStaysOutside(): Plugin {
  const outside = ['server', 'cli', 'content', 'test'].map((folder) => `${import.meta.dirname}/${folder}/`)
  return {
    name: 'den:server-stays-outside',
    enforce: 'pre',
    load(id) {
      if (outside.some((folder) => id.startsWith(folder)))
        this.error(`app/ must not import values from ${id.slice(import.meta.dirname.length + 1)}; import types only`)
    },
  }
}

/** Writes what the descriptions of the calls amount to into the build, so that a server loads neither them nor their schemas. */
function resultsAreWritten(): Plugin {
  const files = ['calls/call-access.ts', 'openapi/document.ts'].map(
    (file) => `${import.meta.dirname}/app/routes/api/${file}`,
  )
  return {
    name: 'den:results-are-written',
    enforce: 'pre',
    async load(id) {
      if (!files.includes(id)) return
      const results = Object.entries(await import(id))
      return results.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join('\n')
    },
  }
}
