import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

/** They claim nothing about the owner. */
export const greetings: PageText = {
  title: 'Welcome',
  intro: '{blogName} is a blog about horror films. Here you find reviews, lists and musings.',
  parts: [
    {
      heading: 'Origin',
      text: 'It began with horror films, and with the wish to write about them.',
    },
    {
      heading: 'The vow',
      text: 'What is written here is our own opinion. Nobody pays for it.',
    },
    {
      heading: 'Reviews',
      text: `A review gives a film up to ten points for each of six things: terror, suspense, originality, cinematography, acting and soundtrack. The overall rating is given by itself, and need not be their average.`,
    },
    {
      heading: 'Curated lists',
      text: 'Each list gathers films about one theme, with a few words on each of them.',
    },
    {
      heading: 'Community',
      text: 'Have you seen a film that belongs here, or found a mistake? Write to {contact}.',
    },
  ],
  signature: '{blogName}',
}
