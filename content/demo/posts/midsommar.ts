import { demoPost } from '../demo-post.ts'

export const midsommar = demoPost({
  title: 'A Breakup in Perfect Visibility',
  tagline: 'Ari Aster turns the sun on and leaves it on. Everyone could see this coming.',
  description:
    'Midsommar holds its breath in a dark apartment for ten superb minutes and then lets it out over a very long Swedish afternoon. I love the first breath. I have questions about the afternoon.',
  author: 'Ines Okafor',
  date: '2026-06-24',
  tag: 'Horror Review',
  tags: ['Folk horror'],
  film: {
    title: 'Midsommar',
    year: 2019,
    director: 'Ari Aster',
    letterboxd: 'midsommar',
    imdb: 'tt8772262',
    tmdb: 530385,
  },
  contentWarnings: [
    { kind: 'suicide', severity: 'strong' },
    { kind: 'death-of-parent', severity: 'strong' },
    { kind: 'gore', severity: 'strong' },
    { kind: 'drug-use', severity: 'strong' },
    { kind: 'sexual-violence', severity: 'mild' },
  ],
  articleImage: 'noon-field.jpg',
  articleImageAlt:
    'A bleached field at noon with a ring of figures in white around a tall wooden structure hung with red cloth.',
  sections: [
    {
      sectionTitle: 'Winter first',
      sectionText: `The sunniest horror film of its decade begins in snow, at night, with a telephone nobody answers. Dani is worried about her sister. She is worried about being worried, because her boyfriend finds it tiring, and Florence Pugh plays both worries at once: one call in which she tries to sound fine, a second in which she tells a friend that she has already leaned on him too much. What she learns afterward comes with a sound I have not been able to place in any voice before or since. It starts as crying and then the bottom goes out of it.

Aster and his cinematographer Pawel Pogorzelski shoot this prologue like people with somewhere terrible to be. A camera creeps along a hose. Later it passes two figures on a couch, one of whom has his hand on the other’s back and would like to know how long this will take, and goes on to the window and the snow. If the picture ended with the title I would be raving.`,
      sectionImage: 'lit-window.jpg',
      sectionImgSrc: 'Drawn for The Midnight Den',
      sectionImageAlt:
        'The front of a dark apartment block at night with a single lit window and a figure standing in it.',
    },
    {
      sectionTitle: 'Bad guests',
      sectionText: `Christian, the boyfriend, has not managed to end things and so has to invite her along: a festival in Hälsingland, in a commune where a fellow student grew up. (The fields are in Hungary, where the film was shot; I only mention it because the light convinces.) On the road north the camera turns itself upside down above the car and stays that way for a while, and then we are in the white.

There is hardly a shadow after that. Pogorzelski overexposes until the shirts glow, and with the mushrooms the edges of things begin to breathe: a flower in a wreath opens and closes, slowly, at the corner of the shot, in a scene about something else. It is the best special effect in the film and I suspect that many people miss it.

The guests behave abominably. Will Poulter is very funny as the worst of them, and Jack Reynor does something harder, making Christian a man without one act of malice in him and without a single other quality either.`,
    },
    {
      sectionTitle: 'The long table',
      sectionText: `It runs for two hours and twenty-seven minutes, and one knows by the first of them who will be left. Aster wants that. His murals tell you the plot in advance, a love spell is laid out panel by panel on a hanging cloth, and the pleasure is supposed to lie in the ceremony, the waiting for the toast to be over. I was charmed for an hour, and after that I was at a wedding where I knew nobody. Characters vanish and their friends shrug. The thesis quarrel between two anthropology students takes up room that a suspicion could have used.

Then, near the end, Dani screams and the women of the commune get down on the floor around her and scream too, breath for breath. It is grotesque and it is what she has been asking for since the telephone. Somebody has joined in. I have argued about the final shot with people who see a liberation in it and with people who see a lobotomy. Pugh’s face gives evidence to both parties, which is more than the script does.`,
    },
  ],
  ratings: {
    terror: 5,
    suspense: 4,
    originality: 6,
    cinematography: 9,
    acting: 8,
    soundtrack: 7,
    overall: 6,
  },
})
