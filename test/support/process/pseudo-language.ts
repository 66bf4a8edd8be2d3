// Preloaded by `--import`: in place of German, Den speaks English with accents and brackets, longer by two fifths.
import { registerHooks } from 'node:module'

const GERMAN = new URL('../../../domain/locales/de/catalogue.ts', import.meta.url).href
const PSEUDO = new URL('../text/pseudo-locale.ts', import.meta.url).href

registerHooks({
  load(url, context, next) {
    if (url !== GERMAN) return next(url, context)
    return { format: 'module', source: `export { LENGTHENED as de } from '${PSEUDO}'`, shortCircuit: true }
  },
})
