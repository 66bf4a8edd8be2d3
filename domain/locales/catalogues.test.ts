import { expect, it } from 'vitest'
import { accountMailsIn } from './account-mails.ts'
import { answerProblems, catalogueProblems } from './catalogue-problems.ts'
import { answersIn, catalogueOf, type TranslatedLanguage } from './catalogues.ts'
import { commandWordsIn } from './command-words.ts'
import { en } from './en/catalogue.ts'
import { importWordsIn } from './import-words.ts'
import { LANGUAGE_TAGS } from './language.ts'
import type { Catalogue } from './locale.ts'

it.each(LANGUAGE_TAGS)(
  '%s has every message, with the names, tags and plural forms that it needs',
  async (language) => {
    expect(catalogueProblems(language, await catalogueOf(language))).toEqual([])
  },
)

it.each(LANGUAGE_TAGS.filter((tag): tag is TranslatedLanguage => tag !== 'en'))(
  '%s has what the server says, with the names and plural forms that it needs',
  async (language) => {
    expect(
      answerProblems(
        language,
        { ...(await answersIn(language)), ...(await importWordsIn(language)), ...(await commandWordsIn(language)) },
        await accountMailsIn(language),
      ),
    ).toEqual([])
  },
)

it('finds a missing name, a foreign one, a missing plural form and a broken tag', () => {
  const broken = {
    ...en,
    terms: { ...en.terms, posts: { other: '{number} posts' } },
    article: { ...en.article, spoilers: 'Spoilers: <action>show' },
  }
  expect(catalogueProblems('pl', broken as never)).toEqual(
    expect.arrayContaining([
      'pl terms.posts lacks {count}',
      'pl terms.posts has {number}, which English has not',
      'pl terms.posts has no plural form “few”',
      'pl article.spoilers lacks </action>',
    ]),
  )
})

it('finds a plural form without its number where it stands for several', async () => {
  const posts = { one: 'один допис', few: '{count} дописи', many: '{count} дописів', other: '{count} допису' }
  const broken = (catalogue: Catalogue): Catalogue => ({ ...catalogue, terms: { ...catalogue.terms, posts } })
  expect(catalogueProblems('uk', broken(await catalogueOf('uk')))).toEqual([
    'uk terms.posts lacks {count} in the form “one”, which stands for several numbers',
  ])
  expect(catalogueProblems('pl', broken(await catalogueOf('pl')))).toEqual([])
})
