// Preloaded by `--import`: in place of German, Den speaks English with accents and brackets, longer by two fifths.
import { registerHooks } from 'node:module'
import { pseudoModule } from '../text/pseudo-modules.ts'

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const pseudo = /\/(?:catalogue|account-mails)[^/]*$/.test(url) && pseudoModule(url, String(loaded.source))
    return pseudo ? { format: 'module', source: pseudo, shortCircuit: true } : loaded
  },
})
