import { build, type Plugin } from 'vite'
import { BUNDLED_PACKAGES, bundleName } from '../server/bundled-packages.ts'

/** Makes one file of each package that `server/bundled-packages.ts` names, with all of its exports. */
export async function bundlePackages(directory: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    plugins: [withoutLocales],
    build: {
      ssr: true,
      outDir: directory,
      target: 'esnext',
      rolldownOptions: {
        input: Object.fromEntries(BUNDLED_PACKAGES.map((specifier) => [bundleName(specifier), specifier])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', charset: 'ascii', comments: false },
      },
    },
  })
}

/** Messages of zod in fifty languages, which take a third of its memory. Ours are in `domain/`. */
const withoutLocales: Plugin = {
  name: 'den:without-locales',
  load: (id) => (id.endsWith('/zod/v4/locales/index.js') ? "export { default as en } from './en.js'" : null),
}
