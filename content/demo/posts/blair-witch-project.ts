import { demoPost } from '../demo-post.ts'

export const blairWitchProject = demoPost({
  title: 'These Woods Have No North',
  tagline: 'Three students, two cameras, one map. Before long, no map.',
  description:
    'Strip away the marketing, the parodies and a quarter century of imitators, and what remains of The Blair Witch Project is three cold, hungry people having an argument. It is still the most frightening sound in the film.',
  author: 'Tobias Renn',
  date: '2025-06-16',
  tag: 'Horror Review',
  tags: ['Found footage', 'Folk horror'],
  film: {
    title: 'The Blair Witch Project',
    year: 1999,
    director: 'Daniel Myrick & Eduardo Sánchez',
    runtime: 81,
    country: 'United States',
    letterboxd: 'the-blair-witch-project',
    imdb: 'tt0185937',
    tmdb: 2667,
  },
  contentWarnings: [
    { kind: 'harm-to-children', severity: 'mild' },
    { kind: 'claustrophobia', severity: 'mild' },
  ],
  articleImage: 'forest-road.jpg',
  articleImageAlt: 'A foggy road between tall bare trunks; far off, a person stands beside a car with red tail lights.',
  sections: [
    {
      sectionTitle: 'Groceries',
      sectionText: `Marshmallows are bought, and filmed with more interest than they deserve. The first ten minutes have the exact flatness of a tape made by people who have just been given a camera, and I used to be impatient with them. I now think they are the reason that the rest works. You learn three voices. Heather narrates, Josh hangs back, Mike laughs too quickly. When things go bad it will be dark and you will need to know which of them is shouting.

They ask around in Burkittsville, Maryland, about a legend, and are told several that do not agree. An old woman, an infant’s mother, two men with fishing rods. Then the car is parked by the road and they walk in among the trees with their packs and a heavy film camera, and with no doubts at all.`,
    },
    {
      sectionTitle: 'The method',
      sectionText: `Myrick and Sánchez sent their actors into a Maryland park for about a week and left them to it, with notes to find, a rough plan for each day and less food each morning. Heather Donahue, Joshua Leonard and Michael C. Williams filmed all that we see and improvised nearly all they say. At night the directors came and made noises. This is a disreputable way to treat a cast, and it shows in every frame: the pallor, the runny noses, the quarrel about the map, which has the real ugliness of people who have been wet for three days.

The two formats keep their own counsel. Color video is for the group, for bickering and jokes. The black-and-white 16mm is for the documentary they came to make, and each time it takes over there is a brief hush, as if the forest had been asked to pose.`,
      sectionImage: 'edge-of-the-wood.jpg',
      sectionImgSrc: 'Drawn for The Midnight Den',
      sectionImageAlt:
        'A stag stands at the edge of a misty wood beyond a plowed field; a red rag hangs on the wire fence.',
    },
    {
      sectionTitle: 'What you can hear',
      sectionText: `It is hardly a film to look at. It is one of the great films to listen to with the lights off. One night, a crack of branches, some way off, on no particular side. The next, nearer. In the tent a flashlight comes on, shows us a sleeping bag and half of a chin, and goes out. One hears them hold their breath to hear better, and one does the same in row nine. Once there are children out there.

I keep seeing complaints that nothing happens. Piles of stones have appeared outside by morning. There are three of them, and three people in the tent. I can think of monsters with a budget in eight figures that did less.`,
    },
    {
      sectionTitle: 'One sentence, early on',
      sectionText: `In 1999 it came with a website, missing-person flyers and the general impression that the footage might be genuine. None of that is left and I am surprised how little I miss it. Some of the middle is a slog, and there is only so much hiking one can have in portrait. Donahue, who got a great deal of unkindness for her trouble, is excellent: vain, bossy, brave and at the end heartbroken, in a close-up that has slipped off her own face because she cannot see what she is doing.

The last shot was prepared more than an hour earlier in one sentence, by a man being interviewed who was not thinking of it as important. If you missed it then, the ending is ||a back seen by flashlight||. If you listened, well. I still look into the corners of cellars, other people’s, quite casually, on my way to the wine.`,
    },
  ],
  ratings: {
    terror: 8,
    suspense: 7,
    originality: 9,
    cinematography: 4,
    acting: 7,
    soundtrack: 6,
    overall: 7,
  },
})
