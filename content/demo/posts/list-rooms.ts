import { demoPost } from '../demo-post.ts'
import { blackChristmas } from './black-christmas.ts'
import { skinamarink } from './skinamarink.ts'
import { theHaunting } from './the-haunting.ts'
import { theLighthouse } from './the-lighthouse.ts'

export const listRooms = demoPost({
  title: 'Five Rooms That You Would Not Sleep In',
  tagline: 'Ranked by how soon I would ask for another.',
  description:
    'A haunted house is a bad room with a house built around it to keep it in. Five of them, ranked by the hour of the night at which I would go down to the desk and ask for another key.',
  author: 'Mara Vell',
  date: '2024-11-29',
  tag: 'Horror List',
  sections: [
    {
      sectionText: `Estate agents sell houses by the number of rooms, and horror needs one. Take away the cellar, the gables and the weather, and what you remember is a door, a bed, and the place beside the wardrobe that the lamp did not reach.

I have stayed in four of these five in my sleep. The order is that of my departure: in the first I would not put down the suitcase.`,
    },
    {
      sectionTitle: 'The upstairs bedroom, lights off',
      sectionReview: skinamarink.title,
      sectionText: `You cannot see it, which is the first complaint. There is a carpet, a door frame, a corner of the ceiling, all of it boiling with grain, and someone in there asks a small girl to look under the bed. She has been brought up well, so she does. I was in row four with my coat still on and I said no, aloud, to a carpet.

No exit that I could find. The windows had been taken back.`,
    },
    {
      sectionTitle: 'The room with the two beds',
      sectionReview: theHaunting.title,
      sectionText: `Good furniture, high ceiling, a pattern on the plaster that has a face in it once you have been told. The knocking comes along the corridor like a man who is trying every door for his own, and stops at yours. Robert Wise never lets it in. He turns the knob instead, slowly, and then the wood of the door begins to breathe.

Ask for single occupancy.`,
    },
    {
      sectionTitle: 'The attic, by the window',
      sectionReview: blackChristmas.title,
      sectionText: `A rocking chair, a view of the street, company. The guest in it has been there since the first reel with her head at an angle and a sheet of plastic over her face, and downstairs they are stringing lights and wondering why she hasn’t called. Bob Clark keeps coming back up to look. Nobody else does.

It has the best view of the five. That is what makes it so hard to forgive.`,
    },
    {
      sectionTitle: 'The schoolroom, toward evening',
      sectionFilm: { title: 'The Innocents', year: 1961, director: 'Jack Clayton' },
      sectionText: `Freddie Francis painted the edges of his filters so that the light in this house gives out before the walls do. A governess comes into the empty schoolroom, and at the desk sits a woman in black who is crying, and then is not there. On the slate where her hand was lies a tear. It is wet. I have never gotten past that tear; it is the one piece of evidence in a film that otherwise has none.`,
    },
    {
      sectionTitle: 'The lamp room',
      sectionReview: theLighthouse.title,
      sectionSpoilers: 1,
      sectionText: `Last, because I would stay for it. All through the film one man has the key and the other the chores, and when the younger gets up there at last, over the body of the elder, the door of the lens swings open for him like a wardrobe. We are not shown what is inside. We see Robert Pattinson laugh, scream and go on screaming as the sound gives up, and then we see him fall, all the way down the stairs.

What the light says is between you and it. The gulls come later.`,
    },
  ],
})
