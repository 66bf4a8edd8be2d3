import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const search = {
  placeholder: 'Um filme, um cineasta, um ano, uma palavra',
  label: 'Buscar neste blog',
  hint: 'Palavras que andam juntas vão entre aspas: “a casa sinistra”.',
  none: 'Nada à espreita aqui para “{query}”. Tente com menos palavras, ou só com o começo de um nome.',
  posts: {
    one: 'Um post para “{query}”.',
    many: '{count} de posts para “{query}”.',
    other: '{count} posts para “{query}”.',
  },
  results: {
    one: 'Um resultado para “{query}”.',
    many: '{count} de resultados para “{query}”.',
    other: '{count} resultados para “{query}”.',
  },
  manyPosts: {
    one: 'Mais de {count} post para “{query}”.',
    many: 'Mais de {count} de posts para “{query}”.',
    other: 'Mais de {count} posts para “{query}”.',
  },
  manyResults: {
    one: 'Mais de {count} resultado para “{query}”.',
    many: 'Mais de {count} de resultados para “{query}”.',
    other: 'Mais de {count} resultados para “{query}”.',
  },
  tooLong: 'Uma busca tem no máximo {most} caracteres; esta tem {length}.',
  tooOften: 'Há buscas demais neste momento. Tente de novo em um minuto.',
  beyond: 'Os resultados acabam antes desta página.',
  toFirst: 'Voltar aos primeiros resultados',
  page: 'Página',
  back: 'Anteriores',
  more: 'Mais resultados',
} as const satisfies Translated<typeof en.search>
