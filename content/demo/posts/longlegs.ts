import { demoPost } from '../demo-post.ts'

export const longlegs = demoPost({
  title: 'A Case File With the Last Pages Stuck Together',
  tagline: 'Osgood Perkins composes a dreadful hour and then explains it to you.',
  description:
    'For sixty minutes Longlegs has the coldest rooms in recent American horror, and Maika Monroe in the middle of them hardly daring to breathe. Then a voice comes in and tells us the plot.',
  author: 'Mara Vell',
  date: '2025-04-10',
  tag: 'Horror Review',
  film: { title: 'Longlegs', year: 2024, director: 'Osgood Perkins', runtime: 101 },
  contentWarnings: [
    { kind: 'gore', severity: 'strong' },
    { kind: 'harm-to-children', severity: 'strong' },
    { kind: 'possession', severity: 'mild' },
    { kind: 'jump-scares', severity: 'mild' },
  ],
  sections: [
    {
      sectionTitle: 'Cut off at the forehead',
      sectionText: `A little girl in the snow, a station wagon, a frame with rounded corners like a slide from a family tray. A man has come up the drive. We are at her height, and so we get a coat and a chin and some of a mouth before he bends down, and on the bend Perkins cuts. I have seldom been so grateful to an edge of the picture.

Some twenty years on, in the Oregon of the 1990s, Lee Harker is a young FBI agent with a talent for hunches, handed a pile of cases in which fathers killed their families and nobody seems to have come in from outside. Each scene has a letter in code and a signature. Maika Monroe plays Lee with her shoulders up and her sentences down, as someone who has had to look up how a conversation goes. It is a brave piece of subtraction, and funny too, when her boss’s daughter asks her upstairs to see her room.`,
    },
    {
      sectionTitle: 'Room to stand in',
      sectionText: `Andrés Arochi shot it, and his wide, still, nearly empty compositions are the reason to go. Lee sits at a desk in her log cabin with the night windows behind her and much too much space over her shoulder. The eye goes along the doorways, one, two, three, and in the third there may be a coat stand. Perkins has hidden things in the dark of his rooms that I found only when someone told me where to look. He trusts you to feel them meanwhile.

The sound is on the same side: furnace hum, a drone under it credited to one Zilgi, a knock at the wrong hour. By the half-hour mark I was as happy as I am ever likely to be at a multiplex.`,
    },
    {
      sectionTitle: 'The man himself',
      sectionText: `Then we meet the tenant. Nicolas Cage, puffed and powdered under a good deal of prosthetic, sings, coos, shrieks at the wheel of his car, and calls on a store clerk who is more bored than scared. There are people for whom this is the picture. I counted the seconds till we could be back in the empty rooms. A blank that has been drawn with such care for an hour cannot well be filled in by anybody, and certainly not by somebody having this much fun.

Worse follows, and it is a matter of carpentry. About two thirds through, a voice begins to narrate. It tells us who did what, how, with which objects and under whose orders, over pictures of it being done, and it goes on until no doorway in the film has anything behind it anymore. A mystery that ran on intuition turns in its paperwork. Alicia Witt does all that can be done with ||a mother who has to carry most of this up the stairs||.

An eight for the first half, then, and a two for the second. I have let the average stand.`,
    },
  ],
  ratings: {
    terror: 6,
    suspense: 5,
    originality: 4,
    cinematography: 8,
    acting: 6,
    soundtrack: 6,
    overall: 5,
  },
})
