import { demoPost } from '../demo-post.ts'

export const skinamarink = demoPost({
  title: 'The Ceiling, the Carpet, and an Awful Lot of Both',
  tagline: 'The scariest short film of its year, at a hundred minutes.',
  description:
    'Kyle Edward Ball remembers exactly how a house looks at three in the morning when you are four. Skinamarink has the feeling cold. It does not have anywhere to take it.',
  author: 'Tobias Renn',
  date: '2026-09-18',
  tag: 'Horror Review',
  tags: ['Haunted houses'],
  film: { title: 'Skinamarink', year: 2022, director: 'Kyle Edward Ball', runtime: 100, country: 'Canada' },
  contentWarnings: [
    { kind: 'harm-to-children', severity: 'strong' },
    { kind: 'eye-injury', severity: 'mild' },
    { kind: 'flashing-lights', severity: 'strong' },
    { kind: 'jump-scares', severity: 'strong' },
  ],
  articleImage: 'static.jpg',
  articleImageAlt:
    'A television showing bright static in a dark room, with an armchair in front of it seen from behind.',
  sections: [
    {
      sectionTitle: 'Past bedtime',
      sectionText: `Two children wake up in the night. Their father is gone, and so, one after another, are the windows and doors. They drag their bedding downstairs and camp in front of the television, where old cartoons are playing, and a voice from upstairs would like a word.

That is the story, and you will hardly see any of it. Ball points his camera at the top of a door frame, at Lego on a carpet, at the place where a wall meets a ceiling. The children are a pair of socks at the edge of the shot, a whisper with subtitles. The image crawls with artificial grain until the dark itself starts to boil and your eyes, which cannot leave a pattern alone, begin making faces in it. I made several. One of them moved.`,
    },
    {
      sectionTitle: 'What he gets right',
      sectionText: `He gets the carpet right. He gets the blue of a television on a banister, and the way a familiar room loses its proportions as soon as the hall light is off. He shot it in the house where he grew up, in Edmonton, on very little money, after some years of making small films out of other people’s nightmares for the internet, and it has that authority: nobody in a design department would have thought of these toys lying in just this way.

There is one scene I would put on any list. A child is asked to go upstairs, then to look under the bed, by a voice she ought to be able to trust. The camera obeys. It goes on for so long that my neighbor at the screening put her scarf over her face and kept it there, and I remember envying the scarf.`,
    },
    {
      sectionTitle: 'What he does with it',
      sectionText: `The trouble is the other ninety minutes. A shot of a corner is held for twenty seconds; then comes another corner. Dread needs some rate of change, and here the needle lies still between two or three hard bangs on the soundtrack, which are cheap, and which I resented the more for being so well set up. Around the hour mark I caught myself thinking about baseboards.

I do not ask for a plot. I ask that the seventieth ceiling should know something that the first did not. Ball’s earlier short *Heck*, from 2020, has the same house-at-night idea and under half an hour to spend on it, and it seems to me complete.

Acting I have scored as one can score a pair of socks. Yet I would sooner watch this man’s next film than the next work of anyone who made a tidier one that year. He knows what was in the dark. He needs somebody to take away about sixty minutes of it.`,
    },
  ],
  ratings: {
    terror: 7,
    suspense: 2,
    originality: 9,
    cinematography: 5,
    acting: 1,
    soundtrack: 4,
    overall: 4,
  },
})
