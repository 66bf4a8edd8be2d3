import { readFileSync } from 'node:fs'
import { LENGTHENED, LENGTHENED_ANSWERS, LENGTHENED_MAILS } from './pseudo-locale.ts'

const REFUSALS = new URL('../../../domain/locales/de/answers/refusals.ts', import.meta.url)
/** Marks the answers in a build. It is read, not imported: modules that are imported before their hooks stay as they are. */
const [, GERMAN_ANSWER = ''] = /fieldsRefused: '([ -~]+)'/.exec(readFileSync(REFUSALS, 'utf8')) ?? []
if (!GERMAN_ANSWER) throw new Error('No German answer is known to find the others by.')

/**
 * @param url of a module of the domain or of a build
 * @returns a module with the pseudo-locale in its place if it has German messages
 */
export function pseudoModule(url: string, source: string): string | null {
  if (/\b(?:export const|as) de\b|\bexport ?\{ ?de ?\}/.test(source)) return exporting('de', LENGTHENED)
  if (url.endsWith('/de/account-mails.ts')) return exporting('accountMails', LENGTHENED_MAILS)
  const hasAnswers = url.endsWith('/de/answers/catalogue.ts') || source.includes(GERMAN_ANSWER)
  return hasAnswers ? exporting('answers', LENGTHENED_ANSWERS) : null
}

function exporting(name: string, messages: object): string {
  return `export const ${name} = ${JSON.stringify(messages)}`
}
