import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [serverStaysOutside(), reactRouter()],
  build: {
    target: 'baseline-widely-available',
    // A small script or picture turned into a data: address would be refused by our own Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  worker: {
    format: 'es',
    // React in a file of its own: it stays the same, and in the reader's cache, when the form changes.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
        // Else each `new WeakMap` is marked as pure once more.
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
              // Only the admin area runs this code, and it loads that of every screen: one file instead of 140. What is imported
              // by `import()` stays apart, and so does what reading pages load, which are builds of their own.
              groups: [{ name: 'admin-area', tags: ['$initial'] }],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: './app/request-handler.ts',
          // V8 keeps the text of functions, and one character outside Latin-1 doubles the memory that all of it takes.
          output: { charset: 'ascii', comments: false },
        },
      },
      // In one file with what it imports, of which it needs a part: packages load as many files, and all of their code. The server
      // has zod already.
      ...(command === 'build' && {
        resolve: { noExternal: true, external: ['zod'] },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}))

/**
 * The folders that only Node runs reach `app/` as one object, handed over at start. A value imported from them would put
 * database code into the bundle, so it fails the build. (Type imports are gone before this runs.)
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
