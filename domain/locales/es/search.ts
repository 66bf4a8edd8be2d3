import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const search = {
  placeholder: 'Una película, un cineasta, un año, una palabra',
  label: 'Buscar en este blog',
  hint: 'Las palabras que van juntas, entre comillas: “el caserón de las sombras”.',
  none: 'Nada acecha por aquí con “{query}”. Prueba con menos palabras, o solo con el principio de un nombre.',
  posts: {
    one: 'Un artículo para “{query}”.',
    many: '{count} de artículos para “{query}”.',
    other: '{count} artículos para “{query}”.',
  },
  results: {
    one: 'Un resultado para “{query}”.',
    many: '{count} de resultados para “{query}”.',
    other: '{count} resultados para “{query}”.',
  },
  manyPosts: {
    one: 'Más de {count} artículo para “{query}”.',
    many: 'Más de {count} de artículos para “{query}”.',
    other: 'Más de {count} artículos para “{query}”.',
  },
  manyResults: {
    one: 'Más de {count} resultado para “{query}”.',
    many: 'Más de {count} de resultados para “{query}”.',
    other: 'Más de {count} resultados para “{query}”.',
  },
  tooLong: 'Una búsqueda admite {most} caracteres como máximo; esta tiene {length}.',
  tooOften: 'Hay demasiadas búsquedas en este momento. Inténtalo de nuevo en un minuto.',
  beyond: 'Los resultados se acaban antes de esta página.',
  toFirst: 'Volver a los primeros resultados',
  page: 'Página',
  back: 'Anteriores',
  more: 'Más resultados',
} as const satisfies Translated<typeof en.search>
