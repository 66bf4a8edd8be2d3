import { demoPost } from '../demo-post.ts'

export const musingRoomTone = demoPost({
  title: 'What We Hear When Nothing Is Happening',
  tagline: 'Thirty seconds of an empty room, please, and nobody breathe.',
  description:
    'At the end of a shooting day somebody asks for quiet and records the sound of the set with no one speaking. Horror is the one genre that puts it in the foreground. Notes on hum, hiss and held breath.',
  author: 'Mara Vell',
  date: '2025-02-19',
  tag: 'Horror Musings',
  series: { name: 'Notes from the back row', part: 1 },
  sections: [
    {
      sectionText: `I held a boom pole for two summers, for student films, because I was tall. After the last take in each location the sound man would lift a hand, and twelve people stopped where they were, one with a sandwich, and for half a minute we listened to the room. He needed it for the cutting: under every gap between two words has to lie a bit of the same air, or you hear the hole.

No two were alike. The kitchen had a refrigerator in B flat. The church had a sort of grain. And in the basement of the sports hall, where everybody agreed that there was nothing, he took off his headphones, listened without them, put them on again and said that we could wrap. I asked. He said that it was probably the pipes.`,
    },
    {
      sectionTitle: 'Hum',
      sectionText: `David Lynch and Alan Splet spent years on the sound of *Eraserhead* (1977), and what they made is a room tone for a whole city. There’s no silence in it anywhere. Behind each wall runs something with a motor; the radiator hisses, the wind leans in, and when the baby stops crying you hear what the crying had been covering. It is a film with very few shocks. One gets through it with shoulders up around the ears all the same, as if sitting beside a machine that will at some point be switched off.

Such a hum has no source on the screen, so you can’t look at it and be done. I have come to think that this is the difference between noise and dread. A noise has a place. I can get up, find the shutter, and fasten it.`,
    },
    {
      sectionTitle: 'Black',
      sectionText: `Jack Clayton opens *The Innocents* (1961) with a black screen. A child’s voice sings. It’s a thin, pretty tune about a willow, there is no accompaniment, and it goes on, in the dark, for what feels like a rudely long time, long enough to turn around and look for the projectionist. Then comes the studio’s logo, and birdsong, and a pair of clasped hands. By that point you have already heard the ghost story. The pictures merely fill it in.

Daphne Oram, who had helped to found the BBC’s Radiophonic Workshop, is known to have made electronic sounds for the film without a credit. They enter below the level at which one would notice an entrance. On headphones I once went back over a scene in the garden to find the second when the insects stop. I couldn’t. They had been stopping for a while.`,
    },
    {
      sectionTitle: 'Cabbage',
      sectionText: `In *Berberian Sound Studio* (2012) a shy Englishman, played by Toby Jones, goes to Italy to mix a horror film of which we never see a frame beyond the titles. We see what is done to vegetables on its behalf. Melons are split, radishes are twisted at the stalk, and something in a pan is kept sizzling for a scene with a poker. Two men in shirtsleeves do it with the boredom of butchers, and Peter Strickland holds on the buckets where the pulp piles up and begins to go off.

It should cure you. You know that it is a cabbage; you’ve been shown the cabbage. And still the stomach turns, on cue, each time, since the ear takes its orders from somewhere older than the eye does. I laughed at the first melon. I noticed later that I had pushed my plate away.`,
    },
    {
      sectionTitle: 'Quiet, please',
      sectionText: `John Krasinski’s *A Quiet Place* (2018) did something to a multiplex that I’d never witnessed. People stopped eating. A man two rows down had a candy halfway out of its wrapper when the film went silent, fully silent, for the daughter who cannot hear, and there he sat with it between two fingers for the length of the scene, like a saint with an attribute.

I thought of the basement then. Twelve of us, not breathing, while a needle on the recorder moved a little, though nobody spoke. I still have the tape; the film was never finished and he gave me a copy as a joke. It runs for thirty-four seconds, and of all that I worked on in those two summers it is the only thing that holds up.`,
    },
  ],
})
