import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const greetings: PageText = {
  title: 'Te damos la bienvenida',
  intro: '{blogName} es un blog sobre cine de terror. Aquí encontrarás reseñas, listas y divagaciones.',
  parts: [
    {
      heading: 'El origen',
      text: 'Todo empezó con las películas de terror y con las ganas de escribir sobre ellas.',
    },
    {
      heading: 'El juramento',
      text: 'Lo que se escribe aquí es nuestra propia opinión. Nadie paga por ella.',
    },
    {
      heading: 'Reseñas',
      text: `Una reseña da a cada película hasta diez puntos en cada uno de seis criterios: terror, tensión, originalidad, fotografía, actuación y banda sonora. El veredicto es una puntuación aparte y no tiene por qué ser el promedio de las seis.`,
    },
    {
      heading: 'Listas escogidas',
      text: 'Cada lista reúne películas en torno a un mismo tema, con unas palabras sobre cada una.',
    },
    {
      heading: 'Comunidad',
      text: '¿Viste una película que debería estar aquí o encontraste un error? Escribe a {contact}.',
    },
  ],
  signature: '{blogName}',
}
