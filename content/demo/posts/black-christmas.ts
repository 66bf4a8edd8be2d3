import { demoPost } from '../demo-post.ts'

export const blackChristmas = demoPost({
  title: 'Who Is Counting the Girls Upstairs?',
  tagline: 'Four years before Halloween, Bob Clark hung the wreath and left the attic open.',
  description:
    'A sorority house, a party, a telephone that should have been taken off the hook. Black Christmas wrote half the rules of the slasher and has more sympathy for its victims than most of the films that followed them.',
  author: 'Mara Vell',
  date: '2025-12-22',
  tag: 'Horror Review',
  film: {
    title: 'Black Christmas',
    year: 1974,
    director: 'Bob Clark',
    runtime: 98,
    country: 'Canada',
    imdb: 'tt0071222',
  },
  contentWarnings: [
    { kind: 'sexual-violence', severity: 'mild' },
    { kind: 'domestic-abuse', severity: 'mild' },
    { kind: 'pregnancy', severity: 'mild' },
  ],
  articleImage: 'eye.jpg',
  articleImageAlt:
    'A wide-open eye looks out through a gap between dark boards; a lit doorway with a figure in it is mirrored in the pupil.',
  sections: [
    {
      sectionTitle: 'Up the trellis',
      sectionText: `A big old house with colored bulbs along the eaves. Carols. Somebody is breathing, and since we see what he sees, somebody is us. He goes once around the porch, glances in at the party through the glass, and then takes the trellis, hand over hand, up to an attic window. The shot is long and wobbly, done with a camera strapped to an operator who did the climbing, and it disposes of the mystery in three minutes. He is in the house. He stays in the house. The police will go through the streets and the park with flashlights, and he will be over their heads with the rocking chair.

It took the genre years to make a formula of this. What I notice now is how little Clark boasts of it. After the climb the film goes downstairs and spends time with the girls.`,
    },
    {
      sectionTitle: 'The house party',
      sectionText: `They are worth the time. Margot Kidder’s Barb drinks, swears, dictates to a desk sergeant a telephone exchange that does not exist, and is unhappy in a way the script sees and does not punish. Andrea Martin wears enormous glasses and worries. Marian Waldman plays the housemother, with sherry put by in every hiding place, including a hollowed book, and her toasts to herself are the sort of comic relief I would happily have had more of.

And Olivia Hussey’s Jess means to have an abortion and tells her boyfriend so. She has thought about it; he, an overwrought pianist in the person of Keir Dullea, has opinions. It is a plain conversation, decently written, from 1974, in a film with a man in the attic. I can name very few final girls since who were allowed a decision that large, or who were so little blamed for it.`,
    },
    {
      sectionTitle: 'On the line',
      sectionText: `The calls are the horror. The women gather around a single receiver, giggling at first, and out of it comes a voice that turns into several: obscene, then weeping, then a child, then a mother scolding the child. They were mixed from more than one performer, among them Nick Mancuso, and they still sound like nothing a scriptwriter would type. No motive comes with them. There is a family somewhere in that noise, with something awful done in it, and we only ever get the noise.

Later a lineman runs between tall racks at the telephone exchange, following a connection by hand from one clacking row to the next, while Jess must keep the caller talking. It is the finest suspense scene about telephone equipment ever put on film. Carl Zittrer’s music was made with forks, combs and knives worked into the strings of a piano, and it comes and goes like something rolling about in the attic.`,
    },
    {
      sectionTitle: 'Left on',
      sectionText: `Not everything stands. The search in the park is slack, a policeman too many is a fool, and the middle of the film mislays its rhythm between the living room and the station house. John Saxon, who is nobody’s fool, gets it back on its feet.

And then the last few minutes, of which I will give away only the pace. The house is emptied of company until the camera may wander through it alone, room by room and up the stairs, with all the time in the world. The ending declines to explain, in the most literal way: ||it does not pick up||. I watch it each December with the extension unplugged, and I have not owned an extension in years.`,
    },
  ],
  ratings: {
    terror: 9,
    suspense: 8,
    originality: 9,
    cinematography: 7,
    acting: 7,
    soundtrack: 8,
    overall: 8,
  },
})
