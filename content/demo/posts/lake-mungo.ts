import { demoPost } from '../demo-post.ts'

export const lakeMungo = demoPost({
  title: 'A Ghost at the Resolution of Grief',
  tagline: 'An Australian family zooms in on a picture of a dead girl. Then it zooms in further.',
  description:
    'Joel Anderson’s first feature is a fake television documentary about a drowned girl. It looks like nothing much for an hour. I have seen it four times and would not watch it alone in a house near water.',
  author: 'Ines Okafor',
  date: '2025-10-14',
  tag: 'Horror Review',
  tags: ['Found footage'],
  film: { title: 'Lake Mungo', year: 2008, director: 'Joel Anderson', country: 'Australia', imdb: 'tt0816556' },
  contentWarnings: [
    { kind: 'death-of-child', severity: 'strong' },
    { kind: 'sexual-violence', severity: 'mild' },
  ],
  articleImage: 'water-at-night.jpg',
  articleImageAlt:
    'A black lake under a full moon, with a path of light on the water, a lone rower in a small boat and a red-lit hut on the far shore.',
  sections: [
    {
      sectionTitle: 'Talking heads',
      sectionText: `If you came upon it on a weeknight, late, halfway through, you would take it for the real thing. A couple on a sofa. A teenage son in front of his cameras. A captioned neighbor, a friend from school, some slow pans across photographs. Alice Palmer was sixteen; she went swimming at a dam near Ararat, in Victoria, with her family close by, and did not come out of the water.

Anderson’s actors worked from an outline and found their own sentences, and I cannot catch them acting. Rosie Traynor, as the mother, searches for a word, gets the wrong one and lets it stand. David Pledger’s father talks about going back to his job in the voice of a man describing a car repair. Nobody weeps for the lens. They have plainly told this many times and have worn it smooth, and the film is going to rough it up again.`,
    },
    {
      sectionTitle: 'Enlargements',
      sectionText: `Noises in the house. A figure in one of the son’s photographs, far back, that could be Alice. He sets up video cameras for the nights. From here on *Lake Mungo* consists largely of people staring at bad images: a snapshot, a tape, a film from a phone, blown up until a shoulder becomes six gray squares. John Brawley shot the picture on a range of formats and each has its own way of failing to show you something.

It is an unusually honest account of what the bereaved do with photographs. The family wants her to be there. So do you, by now, because it is a ghost story and you have been promised a ghost; and the film lets you find one, and a bit later it tells you, kindly, what you were looking at. Then it asks you to look at the same picture again and at another corner of it. I have never been made to feel so exactly where my eyes were not.`,
    },
    {
      sectionTitle: 'Dry land',
      sectionText: `Alice had a life that her parents did not know. Some of it is sordid, and there is an adult to blame. Little by little the question ceases to be whether she walks and becomes who she was, which frightens the mother far more. The dry lake of the title lies in the outback of New South Wales; Alice went there on a school camp, after dark, with a phone in her hand. What the phone recorded takes perhaps a minute to arrive. It walks toward her out of blackness, unhurried, in the worst image quality of the entire film, and when I recognized it I said a word out loud in a parish hall full of Lutherans.

There are faults. The medium’s subplot has a knot too many and the score leans on its one sad chord. But stay through the credits. The film has been holding something back, in plain sight, in pictures you have already been shown, and ||nobody is left in the house to see it||.`,
    },
  ],
  ratings: {
    terror: 9,
    suspense: 7,
    originality: 9,
    cinematography: 7,
    acting: 9,
    soundtrack: 6,
    overall: 8,
  },
})
