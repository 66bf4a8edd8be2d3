import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const greetings: PageText = {
  title: 'Hoş geldiniz',
  intro: '{blogName}, korku filmleri üzerine bir blog. Burada incelemeler, listeler ve denemeler var.',
  parts: [
    {
      heading: 'Başlangıç',
      text: 'Her şey korku filmleriyle ve onlar üzerine yazma isteğiyle başladı.',
    },
    {
      heading: 'Yemin',
      text: 'Burada yazılanlar kendi görüşümüzdür. Bunlar için kimse para ödemez.',
    },
    {
      heading: 'İncelemeler',
      text: 'Bir incelemede film, altı konunun her birinde en çok on puan alır: dehşet, gerilim, özgünlük, görüntü yönetimi, oyunculuk ve müzik. Genel puan ayrıca verilir, bunların ortalaması olması gerekmez.',
    },
    {
      heading: 'Seçme listeler',
      text: 'Her liste aynı temadaki filmleri bir araya getirir ve her biri üzerine birkaç söz söyler.',
    },
    {
      heading: 'Topluluk',
      text: 'Burada yer alması gereken bir film mi izlediniz, yoksa bir yanlış mı buldunuz? {contact} adresine yazın.',
    },
  ],
  signature: '{blogName}',
}
