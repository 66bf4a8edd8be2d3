import { demoPost } from '../demo-post.ts'

export const musingDistantFigure = demoPost({
  title: 'Someone Is Standing Down There',
  tagline: 'On the deep end of the wide frame, where it is still daylight.',
  description:
    'Nothing in horror is cheaper than an actor standing still at the far end of a street. On Haddonfield, a long walk through Detroit, the lake at Bly, and the lens that taught us to check the background.',
  author: 'Mara Vell',
  date: '2026-09-03',
  tag: 'Horror Musings',
  series: { name: 'Notes from the back row', part: 5 },
  featured: 1,
  articleImage: 'suburban-dusk.jpg',
  articleImageAlt:
    'A street of low houses and lit lamps at dusk; far down it stands a dark figure, and a red ball lies on the asphalt.',
  sections: [
    {
      sectionText: `When I was eleven a man stood at the corner of our road from the end of school until the lamps came on. He had a newspaper. He was waiting, it turned out, for the woman at number nine, and they married; I was at the party. But for two weeks in September I did my homework at the window, and everything I know about composition I learned there. Put something upright where nothing should be. Leave the rest of the picture alone.

A monster at arm’s length is a problem for the makeup department. At a hundred yards he is a problem for you, since it is you who must decide whether he is there.`,
    },
    {
      sectionTitle: 'Haddonfield, afternoon',
      sectionText: `People remember *Halloween* (1978) as a film of the night. More of it than they think is sunshine. Girls walk home along a hedge, talking about nothing, and John Carpenter and Dean Cundey use the anamorphic frame like a street: the talk goes on at one end of it and at the other, quite small, a man steps out beside the hedge and steps back. He stands among the laundry. He stands across the road from a classroom window. Nobody screams. When Laurie looks again there is washing.

I have tried to work out why this beats every knife in the picture. Partly it’s the width. In so wide a frame no one can look everywhere, so that each shot comes with a small debt of places that you haven’t checked. And partly it is the daylight, which was supposed to be ours. By the time it gets dark, you have fallen into the habit of looking over people’s shoulders, and Carpenter only has to let you go on.`,
    },
    {
      sectionTitle: 'Walking pace',
      sectionText: `David Robert Mitchell made the idea into a rule. The thing in *It Follows* (2014) can look like anyone, it comes straight toward you, and it walks. So every pedestrian in the background counts. Mike Gioulakis shot the suburbs of Detroit with short lenses, deep focus and a good deal of lawn, and there is a slow full turn of the camera in a school corridor, past the windows, in which somebody outside is approaching across the grass. The characters are busy with a yearbook. The turn comes around again and the figure is nearer.

What a good joke it plays on film grammar! For a century, extras have crossed the back of the shot so that we may believe in the town. We were trained not to see them. I came out of that screening into a Friday crowd, and stood with my back against the box office until it thinned.`,
    },
    {
      sectionTitle: 'Across the water',
      sectionText: `The ancestor of them all stands in some reeds. In *The Innocents* (1961) Deborah Kerr sits with a child by a lake, and over there, on the far side, in plain daylight, is a woman in black. She does nothing. Freddie Francis painted the edges of his filters by hand, so that the wide picture darkens toward its rims and only the middle can be trusted, and she is not quite in the middle.

Jack Clayton doesn’t go closer. I think this is the whole secret. A cut to a close-up would be an answer: a face, an actress, some powder. He keeps us on the governess’s side of the water with the governess’s eyesight, and for as long as the shot lasts there are two possibilities, both unbearable. One of them is that the child can see her too.`,
    },
    {
      sectionTitle: 'The corner',
      sectionText: `They cut down the tree at the end of our road some time ago, and one can now see as far as the bypass. I was there in August. About seven in the evening I noticed that I had stopped on the sidewalk with my keys in my hand, as one does, and was counting uprights: lamp, lamp, mailbox, gatepost, lamp.

They were all accounted for. All the same, I stayed until the last of the lamps had come on, and only then let it be a lamp.`,
    },
  ],
})
