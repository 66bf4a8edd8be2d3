import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const greetings: PageText = {
  title: 'Witaj',
  intro: '{blogName} to blog o horrorach. Są tu recenzje, listy i rozważania.',
  parts: [
    {
      heading: 'Początek',
      text: 'Zaczęło się od horrorów i od chęci pisania o nich.',
    },
    {
      heading: 'Przysięga',
      text: 'To, co tu piszemy, to nasze własne zdanie. Nikt nam za to nie płaci.',
    },
    {
      heading: 'Recenzje',
      text: 'W recenzji film dostaje do dziesięciu punktów za każdą z sześciu rzeczy: grozę, napięcie, oryginalność, zdjęcia, aktorstwo i muzykę. Ocenę ogólną wystawiamy osobno; nie musi być ich średnią.',
    },
    {
      heading: 'Listy tematyczne',
      text: 'Każda lista zbiera filmy na jeden temat i mówi o każdym z nich kilka słów.',
    },
    {
      heading: 'Społeczność',
      text: 'Znasz film, którego tu brakuje? A może jest gdzieś błąd? Napisz na adres {contact}.',
    },
  ],
  signature: '{blogName}',
}
