import { demoPost } from '../demo-post.ts'

export const nosferatu = demoPost({
  title: 'The Shadow Arrives Before the Guest',
  tagline: 'Murnau took the vampire outdoors, and the landscape has not recovered.',
  description:
    'A stolen story, a court order to burn it, and enough surviving prints to haunt everybody since. Nosferatu is thin on plot and rich in weather, rats and one immortal silhouette.',
  author: 'Mara Vell',
  date: '2025-08-02',
  tag: 'Horror Review',
  tags: ['Silent films'],
  film: {
    title: 'Nosferatu',
    year: 1922,
    director: 'F. W. Murnau',
    country: 'Germany',
    letterboxd: 'nosferatu',
    imdb: 'tt0013442',
    tmdb: 653,
  },
  contentWarnings: [
    { kind: 'insects', severity: 'mild' },
    { kind: 'harm-to-animals', severity: 'mild' },
  ],
  articleImage: 'shadow-on-the-stairs.jpg',
  articleImageAlt:
    'The shadow of a thin figure with very long fingers climbs a staircase toward a door with red light under it.',
  sections: [
    {
      sectionTitle: 'Supper',
      sectionText: `The clerk has ridden a long way to sell a house. He is young, cheerful, a bit of an oaf, and at his host’s table he saws at a loaf without looking and cuts his thumb. The Count has been reading a letter. He puts it down. He crosses the room, in that buttoned coat, with a haste he has not shown for anything so far, and the clerk retreats before him and tries to go on smiling.

One of the great sights in silent cinema is a guest who is still trying to be polite. Gustav von Wangenheim gets few compliments for his Hutter, and it is true that he skips rather often. But his optimism is load-bearing. He laughs at the book about vampires and flings it away. After his first night at the castle he inspects two marks on his neck in a pocket mirror and writes home that the mosquitoes are bad.`,
    },
    {
      sectionTitle: 'On location',
      sectionText: `German horror of those years preferred to stay in and paint. Murnau and his cameraman, Fritz Arno Wagner, took theirs out: to the Tatra mountains, to the castle of Orava in what is now Slovakia, to the streets and the old salt warehouses of the Baltic ports. You see real trees thrash. You see real surf come up a beach planted with crosses, where a wife sits waiting for a ship. Whatever the film adds to this, a coach jerking along at the wrong speed, a forest printed in negative so that the trunks go white, lands on solid ground, and is more indecent for it.

Max Schreck needs little help. He is all right angles and appetite, a rat stood on its hind legs and given a title deed. When he rises in one piece from his box in the ship’s hold, straight as a plank, the mate who sees it goes up the ladder and over the side.`,
    },
    {
      sectionTitle: 'The estate of Bram Stoker',
      sectionText: `Nobody had asked Stoker’s widow. The names were altered, and the count’s address; the plot was *Dracula*’s, and Florence Stoker went to law until a German court ordered the film destroyed. It is a pleasing thought, for a picture about a thing that will not lie down, that copies were by then abroad and breeding.

We owe to it one piece of lore that every child believes to be ancient. Stoker’s vampire may walk about by day with nothing worse than a loss of powers. It was here that ||the morning light was first made to kill him||, and it was done with a modest little trick of superimposition that I would not exchange for any amount of fire.

The plague that comes off the ship with him is the film’s strongest addition, and gives us the shot I think of most: a narrow street, seen from an upper window, and down the middle of it a line of men in black carrying coffins, evenly spaced, with no end to them.`,
    },
    {
      sectionTitle: 'Up the stairs',
      sectionText: `As drama it is full of gaps. Whole chapters are delivered by title card, the professor with his Venus flytrap belongs in a school film, and Greta Schröder’s Ellen is asked to wilt for an hour. Then the film is handed over to her, and to a hand. The shadow goes up a wall with its fingers spread. It reaches a door. On the white front of a nightgown it makes a fist.

Murnau had found out that a man may be frightening and that his outline always is. Hans Erdmann’s music for the premiere survives only in part and in reconstructions; of those I know, the best let that staircase pass with next to nothing.`,
    },
  ],
  ratings: {
    terror: 7,
    suspense: 6,
    originality: 9,
    cinematography: 10,
    acting: 7,
    soundtrack: 6,
    overall: 8,
  },
})
