import { demoPost } from '../demo-post.ts'

export const listSilents = demoPost({
  title: 'Silents for a House With Nobody Else in It',
  tagline: 'Six films from the twenties, and what to listen to while they run.',
  description:
    'People call silent horror charming, and mean that they watched it on a phone with a piano tinkling. Six films from 1920 to 1928, each with a suggestion for the sound, which is sometimes none at all.',
  author: 'Tobias Renn',
  date: '2024-12-13',
  tag: 'Horror List',
  tags: ['Silent films'],
  sections: [
    {
      sectionText: `Try this before you read on. Put on any of the films below, in a good restoration, at night, and switch off the music. After five minutes you will hear the refrigerator. After fifteen you will hear the stairs. I don’t know a sound designer who could do as much to your nerves as your own home does once it understands that nobody is going to interrupt.

It was never meant this way. There was always a pianist, or an organ, or in the big houses forty players and a conductor. But nobody in 1922 saw these films alone in an armchair, either, and the company of eight hundred strangers is a sort of soundtrack too. We have to make up for their absence, or else use it.`,
    },
    {
      sectionTitle: 'The program',
      sectionText: `By year, with the sound that I would choose. Where several scores are offered, the newest is seldom the best.

1. *The Golem: How He Came into the World* (Paul Wegener and Carl Boese, 1920): any score with a clarinet
2. *The Phantom Carriage* (Victor Sjöström, 1921): the refrigerator
3. *Häxan* (Benjamin Christensen, 1922): something rude, on old instruments
4. *A Page of Madness* (Teinosuke Kinugasa, 1926): drums, if you can find drums
5. *The Cat and the Canary* (Paul Leni, 1927): a cinema organ, at full cry
6. *The Fall of the House of Usher* (Jean Epstein, 1928): nothing, and the phone in another room

*Nosferatu* and *Caligari* are missing because you have seen them. If you haven’t, you have two more nights ahead of you than the rest of us, and I am jealous.`,
    },
    {
      sectionTitle: 'Clay, frost and ink',
      sectionText: `Hans Poelzig built *The Golem* its ghetto: a heap of leaning gables that look kneaded, by the same thumbs as the giant. Karl Freund photographed it. Wegener, under that helmet of hair, moves as if his own weight were news to him, and there is a moment with a little girl and an apple that James Whale must have known.

I watch *The Phantom Carriage* every New Year’s Eve, since it is set on one: whoever dies as the clock strikes twelve must drive Death’s cart for the coming year. Julius Jaenzon got the cart by exposing the film twice and more in the camera. It rolls over the sea. It goes down among the drowned and the driver climbs out, transparent, to see to one of them with the tired manners of a postman. And there is a door and an axe, decades before the Overlook Hotel.

*Häxan* begins as a lecture, with a pointer. Christensen then plays the Devil himself, with his tongue out, evidently having the time of his life.`,
    },
    {
      sectionTitle: 'An asylum in the rain',
      sectionFilm: { title: 'A Page of Madness', year: 1926, director: 'Teinosuke Kinugasa', country: 'Japan' },
      sectionText: `*A Page of Madness* was lost for over forty years, until its director came upon a print in his own storehouse. What survives has no intertitles. A former sailor has taken work as a janitor in the asylum where his wife is locked up. He wants to get her out and she doesn’t want to come. That much I can promise. The rest is bars, rain, a dancer who cannot be made to stop, and cutting so fast that on first seeing it I suspected the projector.

Kinugasa had worked as a female impersonator on stage and screen before he directed, and he knew about masks. Toward the end the janitor dreams of handing them out: smiling Noh faces, tied over one contorted face after another, until a whole room of the mad is serene. It ought to be a comfort. I had to stop the film there once and go and wash a cup.`,
    },
    {
      sectionTitle: 'Two houses',
      sectionText: `You may laugh at *The Cat and the Canary*. It would like you to. An heiress has to be proved sane in a mansion full of disappointed cousins, and Paul Leni, newly arrived at Universal from Berlin, sends Gilbert Warrenton’s camera gliding down the hallway between billowing curtains as though the house itself were going to see who is at the door. Every old dark house in Hollywood rents from this one. A hand comes out of the wall over a sleeper’s bed; in my head it has a sound, a dry one, like a drawer.

Epstein’s Usher loves his wife and paints her, and she fades as the portrait fills. The film is in slow motion for long stretches. Curtains lift, candles stream, books slide off a shelf like snow from a roof, and the coffin is carried out across a bare park with the bridal veil hanging from it and dragging behind. Watch it last, with all the lamps out. Somewhere in the second half the strings of a guitar snap, one by one. I could tell you their pitch.`,
    },
  ],
})
