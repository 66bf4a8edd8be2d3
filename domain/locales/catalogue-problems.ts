import type { AccountMails } from './account-mails.ts'
import type { Answers } from './catalogues.ts'
import type { CommandWords } from './command-words.ts'
import { accountMails } from './en/account-mails.ts'
import { answers } from './en/answers/catalogue.ts'
import { en } from './en/catalogue.ts'
import { commandWords } from './en/command/catalogue.ts'
import { importWords } from './en/imports/catalogue.ts'
import type { ImportWords } from './import-words.ts'
import type { Language } from './language.ts'
import type { Catalogue } from './locale.ts'
import type { Message, Messages } from './message.ts'

/** Words for zero to twenty, which questions need. */
const NUMBER_WORDS = 21
const COUNT = '{count}'

/**
 * What is wrong with the messages of a language, beyond what its type finds: names in braces and tags that English has not or that
 * are missing, plural forms that the language needs, and those that leave the number out though they stand for several. Areas that are not translated, and so are those of English, are left out.
 */
export function catalogueProblems(language: Language, catalogue: Catalogue): string[] {
  const problems = areaProblems(language, translatedAreas(catalogue), catalogue)
  const numbers = new Set(catalogue.subscription.numbers.split(' '))
  if (numbers.size !== NUMBER_WORDS)
    problems.push(`${language} subscription.numbers has ${numbers.size} different words`)
  return problems
}

/** The same of what the server says in the admin area, in reports of imports, in `den` and in mails to accounts. */
export function answerProblems(
  language: Language,
  translated: Answers & ImportWords & CommandWords,
  mails: AccountMails,
): string[] {
  const areas = Object.entries<Messages>({ ...answers, ...importWords, ...commandWords, accountMails })
  return areaProblems(language, areas, { ...translated, accountMails: mails })
}

function areaProblems(
  language: Language,
  areas: readonly [area: string, english: Messages][],
  translated: object,
): string[] {
  const rules = new Intl.PluralRules(language)
  const forms = new Map(rules.resolvedOptions().pluralCategories.map((form) => [form, numbersOf(form, rules)]))
  return areas.flatMap(([area, english]) =>
    Object.entries(english).flatMap(([name, message]) =>
      messageProblems(message, (translated as Readonly<Record<string, Messages>>)[area]?.[name], forms).map(
        (problem) => `${language} ${area}.${name} ${problem}`,
      ),
    ),
  )
}

/** The areas of English that a language has in its own words; all of them for English itself. */
export function translatedAreas(catalogue: Catalogue): [area: string, english: Messages][] {
  return Object.entries(en as Readonly<Record<string, Messages>>).filter(
    ([area, english]) => catalogue === (en as unknown) || catalogue[area as keyof Catalogue] !== (english as unknown),
  )
}

/** How many numbers a plural form stands for: *one* is 1 alone in Polish, and also 21, 31 and so on in Ukrainian. Nothing is counted as zero. */
function numbersOf(form: Intl.LDMLPluralRule, rules: Intl.PluralRules): number {
  return Array.from({ length: 200 }, (_, index) => index + 1).filter((number) => rules.select(number) === form).length
}

function messageProblems(english: Message, message: Message | undefined, forms: ReadonlyMap<string, number>): string[] {
  if (message === undefined) return ['is missing']
  const expected = namesIn(formsOf(english).other!)
  const found = formsOf(message)
  const needed = typeof message === 'string' ? [] : [...forms.keys()]
  const missingForms = needed.filter((form) => !Object.hasOwn(found, form))
  const numberless = needed.filter(
    (form) => forms.get(form)! > 1 && expected.has(COUNT) && found[form]?.includes(COUNT) === false,
  )
  return [
    ...missingForms.map((form) => `has no plural form “${form}”`),
    ...numberless.map((form) => `lacks {count} in the form “${form}”, which stands for several numbers`),
    ...[...expected.difference(namesIn(found.other!))].map((name) => `lacks ${name}`),
    ...Object.values(found).flatMap((text) => [
      ...[...namesIn(text).difference(expected)].map((name) => `has ${name}, which English has not`),
      ...(text.trim() === '' ? ['is empty'] : []),
    ]),
  ]
}

function formsOf(message: Message): Readonly<Record<string, string>> {
  return typeof message === 'string' ? { other: message } : message
}

function namesIn(text: string): Set<string> {
  return new Set(text.match(/\{\w+\}|<\/?\w+>/g))
}
