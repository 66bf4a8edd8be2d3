import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const search = {
  placeholder: 'Un film, un cinéaste, une année, un mot',
  label: 'Rechercher dans ce blog',
  hint: 'Les mots qui vont ensemble se mettent entre guillemets : « la maison de la mort ».',
  none: 'Rien ne rôde ici pour « {query} ». Essayez avec moins de mots, ou avec le début d’un nom.',
  posts: {
    one: 'Un article pour « {query} ».',
    many: '{count} d’articles pour « {query} ».',
    other: '{count} articles pour « {query} ».',
  },
  results: {
    one: 'Un résultat pour « {query} ».',
    many: '{count} de résultats pour « {query} ».',
    other: '{count} résultats pour « {query} ».',
  },
  manyPosts: {
    one: 'Plus de {count} article pour « {query} ».',
    many: 'Plus de {count} d’articles pour « {query} ».',
    other: 'Plus de {count} articles pour « {query} ».',
  },
  manyResults: {
    one: 'Plus de {count} résultat pour « {query} ».',
    many: 'Plus de {count} de résultats pour « {query} ».',
    other: 'Plus de {count} résultats pour « {query} ».',
  },
  tooLong: 'Une recherche compte au plus {most} caractères ; celle-ci en a {length}.',
  tooOften: 'Il y a trop de recherches en ce moment. Réessayez dans une minute.',
  beyond: 'Les résultats s’arrêtent avant cette page.',
  toFirst: 'Revenir aux premiers résultats',
  page: 'Page',
  back: 'Précédents',
  more: 'Plus de résultats',
} as const satisfies Translated<typeof en.search>
