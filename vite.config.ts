import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
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
      output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] } },
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
    ssr: { build: { rollupOptions: { input: './app/request-handler.ts' } } },
  },
})

/**
 * The rooms that only Node runs reach `app/` as one object, handed over at start. A value imported from them would put
 * database code into the bundle, so it fails the build. (Type imports are gone before this runs.)
 */
function serverStaysOutside(): Plugin {
  const outside = ['server', 'cli', 'content', 'test'].map((room) => `${import.meta.dirname}/${room}/`)
  return {
    name: 'den:server-stays-outside',
    enforce: 'pre',
    load(id) {
      if (outside.some((room) => id.startsWith(room)))
        this.error(`app/ must not import values from ${id.slice(import.meta.dirname.length + 1)}; import types only`)
    },
  }
}
