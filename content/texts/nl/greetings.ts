import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const greetings: PageText = {
  title: 'Welkom',
  intro: '{blogName} is een blog over horrorfilms. Je vindt hier recensies, lijstjes en mijmeringen.',
  parts: [
    {
      heading: 'Het begin',
      text: 'Het begon met horrorfilms, en met de wens om erover te schrijven.',
    },
    {
      heading: 'De eed',
      text: 'Wat hier staat, is onze eigen mening. Niemand betaalt ons ervoor.',
    },
    {
      heading: 'Recensies',
      text: 'Een recensie geeft een film op zes punten een cijfer tot en met 10: angst, spanning, originaliteit, camerawerk, acteerwerk en soundtrack. Het eindcijfer staat op zichzelf, en hoeft niet het gemiddelde daarvan te zijn.',
    },
    {
      heading: 'Zorgvuldig samengestelde lijstjes',
      text: 'Elk lijstje verzamelt films rond één thema, met een paar woorden over elke film.',
    },
    {
      heading: 'Community',
      text: 'Heb je een film gezien die hier thuishoort, of een fout gevonden? Mail {contact}.',
    },
  ],
  signature: '{blogName}',
}
