import { answersIn, catalogueOf } from './catalogues.ts'
import { commandWordsIn } from './command-words.ts'
import { answers } from './en/answers/catalogue.ts'
import { commandAnswers } from './en/command/answers.ts'
import { importWords } from './en/imports/catalogue.ts'
import { importWordsIn, noteSayer } from './import-words.ts'
import type { Language } from './language.ts'
import { type Catalogue, createLocale } from './locale.ts'
import { recogniserOf } from './recognised.ts'
import { type Sayer, sayerOf } from './sayer.ts'

export const recognisedInCommand = recogniserOf({ ...answers, ...importWords, commandAnswers })

/** Says what the server tells a command, notes of imports among it. */
export async function commandSayerIn(language: Language): Promise<Sayer> {
  if (language === 'en') return (sentence) => sentence
  const parts = await Promise.all([
    catalogueOf(language),
    answersIn(language),
    importWordsIn(language),
    commandWordsIn(language),
  ])
  const all = Object.assign({}, ...parts) as Catalogue
  return noteSayer(sayerOf(createLocale(language, all), recognisedInCommand))
}
