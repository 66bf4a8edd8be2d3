// Says of each language what is wrong, what is as in English, and what may not fit where English stands.
import { accountMailsIn } from '#domain/locales/account-mails.ts'
import { answerProblems, catalogueProblems, translatedAreas } from '#domain/locales/catalogue-problems.ts'
import { answersIn, catalogueOf, type TranslatedLanguage } from '#domain/locales/catalogues.ts'
import { commandWordsIn } from '#domain/locales/command-words.ts'
import { accountMails as englishMails } from '#domain/locales/en/account-mails.ts'
import { answers as englishAnswers } from '#domain/locales/en/answers/catalogue.ts'
import { en } from '#domain/locales/en/catalogue.ts'
import { commandWords as englishCommand } from '#domain/locales/en/command/catalogue.ts'
import { importWords as englishImports } from '#domain/locales/en/imports/catalogue.ts'
import { importWordsIn } from '#domain/locales/import-words.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '#domain/locales/language.ts'
import type { Message, Messages } from '#domain/locales/message.ts'

/** Characters from which a text twice as long as in English is named. */
const LONG = 24

const english = textsOf({ ...en, ...englishAnswers, ...englishImports, ...englishCommand, accountMails: englishMails })
let isWrong = false
for (const language of LANGUAGE_TAGS.filter((tag): tag is TranslatedLanguage => tag !== 'en')) {
  const catalogue = await catalogueOf(language)
  const answers = {
    ...(await answersIn(language)),
    ...(await importWordsIn(language)),
    ...(await commandWordsIn(language)),
  }
  const accountMails = await accountMailsIn(language)
  const problems = [...catalogueProblems(language, catalogue), ...answerProblems(language, answers, accountMails)]
  const translated = new Set([
    ...translatedAreas(catalogue).map(([area]) => area),
    ...Object.keys(answers),
    'accountMails',
  ])
  const texts = [...textsOf({ ...catalogue, ...answers, accountMails })].filter(([key]) =>
    translated.has(key.split('.')[0]!),
  )
  const same = texts.filter(([key, text]) => /[a-z]{3} [a-z]/.test(text) && text === english.get(key))
  const long = texts.filter(([key, text]) => text.length >= LONG && text.length > 2 * english.get(key)!.length)
  isWrong ||= problems.length > 0
  const missing = english.size - texts.length
  const counts = `${texts.length} messages, ${missing} still in English, ${problems.length} wrong, ${same.length} as in English, ${long.length} long`
  process.stdout.write(`${LANGUAGES[language].name} (${language}): ${counts}\n`)
  for (const problem of problems) process.stdout.write(`  ${problem}\n`)
  for (const [key] of same) process.stdout.write(`  ${key} is as in English\n`)
  for (const [key, text] of long) process.stdout.write(`  ${key} is long: ${text}\n`)
}
process.exitCode = isWrong ? 1 : 0

/** By `area.name`; of a message with plural forms the last one. */
function textsOf(catalogue: Readonly<Record<string, Messages>>): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([area, messages]) =>
      Object.entries<Message>(messages).map(
        ([name, message]) => [`${area}.${name}`, typeof message === 'string' ? message : message.other] as const,
      ),
    ),
  )
}
