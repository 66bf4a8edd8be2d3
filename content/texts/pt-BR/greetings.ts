import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const greetings: PageText = {
  title: 'Boas-vindas',
  intro: '{blogName} é um blog sobre cinema de terror. Aqui você encontra críticas, listas e divagações.',
  parts: [
    {
      heading: 'A origem',
      text: 'Tudo começou com os filmes de terror e com a vontade de escrever sobre eles.',
    },
    {
      heading: 'O juramento',
      text: 'O que se escreve aqui é a nossa própria opinião. Ninguém paga por ela.',
    },
    {
      heading: 'Críticas',
      text: `Uma crítica dá ao filme até dez pontos em cada um de seis quesitos: terror, suspense, originalidade, fotografia, atuação e trilha sonora. O veredito é uma nota à parte e não precisa ser a média das seis.`,
    },
    {
      heading: 'Listas escolhidas a dedo',
      text: 'Cada lista reúne filmes em torno de um tema, com algumas palavras sobre cada um.',
    },
    {
      heading: 'Comunidade',
      text: 'Você viu um filme que merece estar aqui ou encontrou um erro? Escreva para {contact}.',
    },
  ],
  signature: '{blogName}',
}
