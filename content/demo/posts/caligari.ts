import { demoPost } from '../demo-post.ts'

export const caligari = demoPost({
  title: 'Nobody in Holstenwall Has Seen a Right Angle',
  tagline: 'In 1920 the shadows were painted on the floor and the actors had to live up to them.',
  description:
    'A fairground doctor keeps a sleeper in a box. The Cabinet of Dr. Caligari is more than a century old, creaks in its joints, and still does something to a street that no other film has managed.',
  author: 'Tobias Renn',
  date: '2024-12-28',
  tag: 'Horror Review',
  tags: ['Silent films'],
  film: {
    title: 'The Cabinet of Dr. Caligari',
    year: 1920,
    director: 'Robert Wiene',
    country: 'Germany',
    letterboxd: 'the-cabinet-of-dr-caligari',
    imdb: 'tt0010323',
    tmdb: 234,
  },
  contentWarnings: [{ kind: 'medical', severity: 'mild' }],
  articleImage: 'painted-street.jpg',
  articleImageAlt:
    'A crooked street in the expressionist manner, with leaning houses and slanting shadows, a lone dark figure and one red door.',
  sections: [
    {
      sectionTitle: 'Paint is cheaper than light',
      sectionText: `Look at the floor. The shadows in *Caligari* do not fall; they have been painted there, along with the sunbeams, by three designers named Hermann Warm, Walter Reimann and Walter Röhrig. A wedge of white on a wall is a window’s light, whatever the hour. Chimneys slant over roofs that slant the other way. Every street runs uphill to a point and gives out after a few yards of canvas, because the studio gave out there too.

It ought to look like the theater, and for a minute it does. Then people walk in and something odd occurs to your sense of scale. There is no way to say how far it is from the door to the corner. Nothing in the town can be leaned against. The clerks sit on stools so tall that one would have to be lifted up, and the effect is comic, and I do not recall anybody ever laughing.`,
    },
    {
      sectionTitle: 'The sleeper',
      sectionText: `Werner Krauss waddles through this in a cape and an absurd hat, peering over his spectacles, with three stripes on each glove like the seams of a badly sewn paw. He is a fine hateful little official of evil. Most of the others act as people acted then, with the arms.

Conrad Veidt is on another plane altogether. His Cesare, thin as a drainpipe and dressed in black to the throat, has been asleep for all his life and is opened like a cupboard for paying visitors. Wiene keeps the camera on his face while he wakes. First it is a tremor, a nostril, the corner of the mouth; and then the eyes, which open, and go on opening beyond the point where eyes stop. He later slides along a wall to a young woman’s window as if he had been painted on it and were being drawn off by the edge. Of everyone in the cast he alone looks native to the place.`,
    },
    {
      sectionTitle: 'A few complaints, filed late',
      sectionText: `The story goes at a stroll, and Wiene’s camera mostly stands where the best seat would have been. Scenes are over before they end. The famous frame around the tale, of which I will say nothing in case you have managed to dodge it for a hundred years, has been argued about ever since one of the writers complained of it, and I am on the side of those who find it neater than the rest deserves.

As to the mark for music: no one score belongs to the film anymore, and what you hear depends on who restored, who composed and who was sitting at the piano. I have met with a good trio, a bad synthesizer, and once, in a church, an organist who had evidently not been told about the ending. My three is for the average night.

Seek out the tinted restoration made chiefly from the camera negative. With the grain and the brushwork back in the picture one can see that these streets were made by hand, and quickly, by people whose country had just lost a war and who did not expect houses to stay up.`,
    },
  ],
  ratings: {
    terror: 5,
    suspense: 5,
    originality: 10,
    cinematography: 9,
    acting: 7,
    soundtrack: 3,
    overall: 7,
  },
})
