import { demoPost } from '../demo-post.ts'

export const dontLookNow = demoPost({
  title: 'The Color Venice Kept for Last',
  tagline: 'Nicolas Roeg cuts a marriage to pieces and asks you to read the pattern.',
  description:
    'A drowned child, a church that needs repair, two sisters in a restaurant washroom. Don’t Look Now is the best film about grief that horror has given us, and its director cuts like a clairvoyant.',
  author: 'Ines Okafor',
  date: '2026-08-08',
  tag: 'Horror Review',
  featured: 1,
  film: { title: 'Don’t Look Now', year: 1973, director: 'Nicolas Roeg', runtime: 110, imdb: 'tt0069995' },
  contentWarnings: [
    { kind: 'death-of-child', severity: 'strong', minute: 5 },
    { kind: 'gore', severity: 'mild' },
    { kind: 'flashing-lights', severity: 'mild' },
  ],
  articleImage: 'red-coat.jpg',
  articleImageAlt:
    'A misty Venetian canal at night with a moored gondola; on the quay, under a lamp, stands a small figure in a bright red hooded coat.',
  sections: [
    {
      sectionTitle: 'A spill on a slide',
      sectionText: `An afternoon in the English countryside. A girl in a shiny red coat plays near a pond, her brother rides his bicycle over a pane of glass, their parents are indoors by the fire with work and books. John Baxter is looking at slides of a Venetian church. He knocks over a glass, and on the slide a red stain begins to spread from a hooded figure in a pew. He gets up and runs before anyone has called him.

Roeg cuts this as though the rooms and the water were one place. A ball is tossed outdoors and a pack of cigarettes is caught by the fire. A hand goes to a mouth, and in the next shot another hand goes to another mouth. There are few openings in cinema so exact, and the exactness is unbearable, because it tells you that everything was connected and that it helped nobody. Donald Sutherland comes up out of the pond with the child in his arms, in slowed motion, and makes a noise I would rather not have heard.`,
    },
    {
      sectionTitle: 'Out of season',
      sectionText: `Then Venice, in the cold months. The hotel is closing for the winter and would be glad to see the Baxters go. John restores a church without much faith in it. Laura meets two sisters, one of them blind, who tells her that the little girl is there, that she is laughing. And Julie Christie, who has been holding her face together with great care, faints into a table of dishes and wakes up happy.

It is a lovely, awkward turn in the story: the comfort is real. Laura laughs again. She and John go to bed in a scene that was talked about for all the wrong reasons, and that Roeg intercuts with the two of them getting dressed for dinner afterward, so that tenderness and the memory of it occur at the same moment. I know of no better picture of a long marriage. Pino Donaggio, in his first film score, gives it a flute, a gentle tune, and stays out of the way.`,
      sectionImage: 'candle-table.jpg',
      sectionImgSrc: 'Drawn for The Midnight Den',
      sectionImageAlt:
        'A séance: four people with shadowed faces and a pair of hands nearest to us, around a table with a single burning candle.',
    },
    {
      sectionTitle: 'Wrong turnings',
      sectionText: `Anthony Richmond’s camera refuses the postcards. His Venice is wet brick, scaffolding, a rat stepping down into a canal, an alley that ends in water. Sound carries in the wrong direction. Someone cries out across a canal at night, shutters close, and you could not say from which side it came. There is a murderer about, and the police pull a body from the water by its feet; it concerns nobody in particular.

Roeg had been a cinematographer himself, and what he rations here is red. It comes in small doses, hardly ever where you would expect a designer to put it. After forty minutes you are hunting for it in every frame as John is, and for the same bad reason. A man who does not believe in second sight keeps seeing what he wants at the far end of a bridge. When he sees his wife, in black, on a boat that passes his own, and she is supposed to be in England, the film plays so fair that you will reject the correct explanation along with him.`,
    },
    {
      sectionTitle: 'The turn of a hood',
      sectionText: `I will not pretend that the ending works on everyone. I have sat beside people who laughed. It arrives from the back of the cabinet where the genre keeps its cruder tools, and after so much finesse it can look like bad taste. I think it is the bravest cut in the picture. John ||corners the small red coat and speaks to it gently, as one speaks to a child, and it turns around and shakes its head||. There is a face in that hood, and it has nothing to do with him.

In the seconds that come after, Roeg plays the whole thing back: the pond, the pane of glass, the boat, the stain on the slide. Daphne du Maurier’s story ends near the same place with a rueful shrug. The film ends with all its pieces finally face up, ||too late for the one person who could have used them||. On the boat, at the last, Laura is almost smiling. It took me years to see that and I have no idea what to do about it.`,
    },
  ],
  ratings: {
    terror: 8,
    suspense: 9,
    originality: 10,
    cinematography: 10,
    acting: 9,
    soundtrack: 7,
    overall: 9,
  },
})
