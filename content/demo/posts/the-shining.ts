import { demoPost } from '../demo-post.ts'

export const theShining = demoPost({
  title: 'A Hotel With One Corner Too Many',
  tagline: 'Kubrick builds a floor plan nobody could walk, and sends a child around it on a tricycle.',
  description:
    'The Overlook is the most famous building in horror and you could not draw it if you tried. A winter with The Shining, its carpets, its racket, and the performance that was mocked for being right.',
  author: 'Mara Vell',
  date: '2025-02-04',
  tag: 'Horror Review',
  tags: ['Haunted houses', 'Winter'],
  film: {
    title: 'The Shining',
    year: 1980,
    director: 'Stanley Kubrick',
    runtime: 144,
    letterboxd: 'the-shining',
    imdb: 'tt0081505',
    tmdb: 694,
  },
  contentWarnings: [
    { kind: 'domestic-abuse', severity: 'strong' },
    { kind: 'harm-to-children', severity: 'mild' },
    { kind: 'gore', severity: 'mild' },
    { kind: 'racism', severity: 'mild' },
  ],
  articleImage: 'corridor.jpg',
  articleImageAlt:
    'A long hotel corridor with ochre wallpaper and a patterned red carpet; at the far end a tiny dark figure stands in red light.',
  sections: [
    {
      sectionTitle: 'A window that cannot be there',
      sectionText: `Early on, Jack Torrance is interviewed for a job in a pleasant office. There is a window behind the manager’s desk, with daylight and green leaves. Follow the way in, through lobby and passage, and you will find that the office ought to be in the middle of the building. The window has nowhere to look.

Nobody notices at first, which is the idea or at least the effect. Kubrick had his interiors built at Elstree in England and lit as if the light came from outside, and they have the confidence of a real place, down to the fire hoses. You trust them. Then Danny pedals his tricycle around a floor that seems to join up with itself and the wheels go from wood to carpet to wood, loud, hushed, loud, and something in the back of the head begins to protest about the turns.`,
    },
    {
      sectionTitle: 'Low and steady',
      sectionText: `The Steadicam was a few years old when Garrett Brown brought it to this set and was asked to run it inches above the carpet. Horror had moved its camera before, but usually on somebody’s behalf; a killer was breathing somewhere behind the lens. Here nobody is. The thing just follows, at a child’s height and a constant distance, and does not tire. John Alcott’s wide lenses keep both walls in view, so that each corridor is a throat.

On top of that lies the loudest quiet in movies: Penderecki, Ligeti and Bartók taken from records and laid down so that the accents fall on gestures as slight as a look. Wendy Carlos and Rachel Elkind do the opening, a medieval tune for the Last Judgment over a yellow car in the mountains. Ten seconds of it and you want to turn that car around.`,
    },
    {
      sectionTitle: 'Wendy was right',
      sectionText: `Jack Nicholson has been given the posters, and he is enormous fun, and I find I believe in him less with each viewing. The man is halfway mad on the drive up. There is no fall in it, only a slope.

Shelley Duvall I believe more. She was jeered for this part, even nominated for one of those awards for bad acting, later withdrawn. Look at what she is doing on the staircase with the bat: retreating upward, backward, in tears, swinging at air, pleading, and not once letting him get within reach. She is a woman with long practice in calming a man down who understands, a sentence at a time, that the practice is no use anymore. Fear in films tends to be attractive. Hers makes the eyes red and the voice shrill, and she gets the child out of the window first.

Danny Lloyd, who was a small boy and is said not to have known what sort of film he was in, is quite wonderful with one finger.`,
    },
    {
      sectionTitle: 'What it leaves out',
      sectionText: `Stephen King has never hidden that he dislikes it, and he has a case. His novel is warm; its father fights for his family almost to the end. Kubrick has no interest in that fight. He watches a domestic murder come together the way one watches weather, and there are stretches, the ghostly bartender, the gossip in the red washroom, that I admire from behind glass.

I admire them all the same. The snow maze at night, with its blue light and its limping shape, is as pure a chase as anyone has filmed, and it is won by ||a child who knows how to walk backward in his own footprints||. That is one more impossible floor plan, and the only person who bothered to learn it is the smallest.`,
    },
  ],
  ratings: {
    terror: 8,
    suspense: 8,
    originality: 8,
    cinematography: 10,
    acting: 8,
    soundtrack: 9,
    overall: 8,
  },
})
