import { demoPost } from '../demo-post.ts'

export const alien = demoPost({
  title: 'Overtime on the Nostromo, or How to Haunt a Haulage Business',
  tagline: 'Seven people discuss their bonus. One of them brings something back to the table.',
  description:
    'Ridley Scott’s second feature spends most of an hour on a pay dispute, a landing and a quarantine rule. By then you know the ship, the crew and the air they breathe, and you would like to keep all three.',
  author: 'Mara Vell',
  date: '2026-04-26',
  tag: 'Horror Review',
  tags: ['Isolation'],
  film: {
    title: 'Alien',
    year: 1979,
    director: 'Ridley Scott',
    runtime: 117,
    letterboxd: 'alien',
    imdb: 'tt0078748',
    tmdb: 348,
  },
  contentWarnings: [
    { kind: 'body-horror', severity: 'strong' },
    { kind: 'claustrophobia', severity: 'strong' },
    { kind: 'flashing-lights', severity: 'mild' },
    { kind: 'jump-scares', severity: 'mild' },
  ],
  articleImage: 'ship-corridor.jpg',
  articleImageAlt:
    'A ribbed industrial corridor aboard a spaceship, with pipes, drifting steam and one red lamp; a small figure stands at its bright end.',
  sections: [
    {
      sectionTitle: 'Nobody home',
      sectionText: `The first living thing in the picture is a toy bird, dipping its head into a glass. The camera has been drifting through the *Nostromo* for a while by then, past padded walls and a helmet with a console reflected in its visor, and papers lift in a draft that has no business there. A ship wakes itself up. Only afterward does it wake the crew.

I cannot think of another monster movie so relaxed about its monster. Scott lets these people come to, smoke, yawn, eat, and talk across each other about shares. Parker and Brett, from the engine deck, want to know why they are paid less than the rest. They raise it several times and they are perfectly right. When the order to investigate a signal comes through, it comes with a clause in the contract: refuse, and forfeit the money. Everyone who dies in *Alien* dies because of paperwork.`,
    },
    {
      sectionTitle: 'Two drawing boards',
      sectionText: `It was a fine stroke to have the two worlds drawn by two temperaments. The human one, with much of it from Ron Cobb, has padding, stencils, warning labels, switches that click; you could take a job there. The other is H. R. Giger’s. His derelict ship looks grown, then left out, and the dead pilot in its chair is so large and so sad that the three in their bulky suits look like trespassers. Nobody explains it. I would give every later film that tried for the few minutes we spend in that room.

Derek Vanlint’s camera is handheld more often than you remember, and it has no objection to darkness. Light comes off strips, screens and beacons that turn, so that a face is there, and gone, and there. When the steam comes up you stop being able to tell a pipe from a limb, which the thing among the pipes has counted on.`,
    },
    {
      sectionTitle: 'Lunch',
      sectionText: `About the meal there is little left to say, except to point at the edit before it. Everyone is happy. Kane is back on his feet and hungry; there is noodle-eating and overlapping talk, the brightest light of the film, a white table. The first cough is covered by a joke. John Hurt plays the next half minute as a plain medical emergency, and the others respond to that, with a spoon for his teeth and hands on his arms, all of it sensible. The worst thing in the scene is how competent they are.

After it the creature is on the screen for remarkably little time. We get a jaw, a tail, a shape that unfolds above a cat. Jerry Goldsmith’s music, which Scott and his editor moved about and partly replaced with other Goldsmith, breathes more than it plays. In the air ducts there is just a tracker, with a dot on it, and a second dot.`,
    },
    {
      sectionTitle: 'The one who read the manual',
      sectionText: `Ripley is introduced as the tiresome one. There are rules about quarantine; she is at the door; a man is dying outside, and she says no. In 1979 the billing gave little away, and Sigourney Weaver, in her first big part, plays it without a hint of being in charge of the film. She is merely correct, and irritated at having to be correct alone. Yaphet Kotto and Veronica Cartwright give her two different kinds of panic to stand against, Ian Holm a third thing I will leave to new viewers.

The last quarter of an hour is a woman, a siren and a corridor that flashes. She goes back for the cat. People complain about that. She has just learned what her employer thinks a crew is worth, and she is looking at ||the one member of it she can still carry||.`,
    },
  ],
  ratings: {
    terror: 9,
    suspense: 9,
    originality: 8,
    cinematography: 10,
    acting: 9,
    soundtrack: 8,
    overall: 9,
  },
})
