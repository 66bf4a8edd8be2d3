import { demoPost } from '../demo-post.ts'

export const theThing = demoPost({
  title: 'Warm Blood & Other Evidence',
  tagline: 'Twelve men, one winter, and a dog that watches them too carefully.',
  description:
    'John Carpenter took a good puzzle about an impostor and set it where nobody can leave the room. Rob Bottin supplied the impostor. Forty-odd years on, neither half has thawed.',
  author: 'Mara Vell',
  date: '2026-10-30',
  tag: 'Horror Review',
  tags: ['Winter', 'Isolation'],
  featured: 1,
  film: {
    title: 'The Thing',
    year: 1982,
    director: 'John Carpenter',
    runtime: 109,
    country: 'United States',
    letterboxd: 'the-thing',
    imdb: 'tt0084787',
    tmdb: 1091,
  },
  contentWarnings: [
    { kind: 'body-horror', severity: 'strong' },
    { kind: 'gore', severity: 'strong' },
    { kind: 'harm-to-animals', severity: 'strong' },
    { kind: 'needles', severity: 'mild' },
  ],
  articleImage: 'outpost-in-the-snow.jpg',
  articleImageAlt:
    'Five small figures in a blizzard around the red light of a flare; behind them a polar station with one lit window and a radio mast.',
  sections: [
    {
      sectionTitle: 'The best actor in the picture',
      sectionText: `A husky runs across a glacier with a helicopter after it. Somebody in the helicopter is shooting, badly. The dog reaches an American station, puts its paws on a man’s chest, and is taken in, because who would not take in a dog.

Carpenter then does something for which I have loved him ever since: he gives the animal several minutes to itself. It pads along an empty corridor. It looks into a room, considers, and goes on to the next. Dean Cundey’s camera glides behind at the height of its back. It does almost none of the small foolish things that dogs do. By the time it turns in at a doorway where a man’s shadow lies on the wall, the film has told you everything, without a line of dialogue, through an animal that hit every mark.`,
    },
    {
      sectionTitle: 'Bad losers',
      sectionText: `Kurt Russell enters losing to a chess computer and pours his drink into its works. It is a joke, and a fair warning. MacReady is the kind of player who will burn the board before he accepts a mate, and the plot is going to offer him exactly that.

The rest of the men are sketched in a few strokes each: a cook on roller skates, a commander with a pistol he is a little too fond of, a biologist who runs the numbers and then takes an axe to the radio. Bill Lancaster’s script, from a John W. Campbell story of the thirties, does not bother with photographs of wives. These people were tired of each other before the film began. Watch how Carpenter fills his wide frame in the group scenes, seven or eight faces spread across it at different depths, so that you can keep an eye on all of them and never on the right one. Whole conversations are played in the looks of men who are not speaking.`,
    },
    {
      sectionTitle: 'Bottin at work',
      sectionText: `Rob Bottin was in his early twenties when he designed these transformations, and nobody seems to have told him what a body is for. His creatures have no shape to return to. A chest becomes a mouth. A head lets itself down from a table by its own stretching neck and, once on the floor, finds legs, and walks off while everyone is busy elsewhere. It is disgusting, and it is also very funny; the man who spots it has exactly the expression you have.

Nearly all of it was built, and had to be lit and wetted and pulled by hand, which is why it holds. The light falls on the slime and on the actors in one and the same shot. Around these eruptions Ennio Morricone keeps almost unnervingly calm: a bass pulse like a slow heartbeat, some strings that circle and do not land. A lesser composer would have screamed along.

The critics of 1982 were revolted, and the audience was busy with a friendlier visitor from space. I can see their point. Nothing in *The Thing* wants to be your friend.`,
    },
    {
      sectionTitle: 'A wire in a dish',
      sectionText: `Everyone remembers the blood test, and it deserves it. Men tied to a couch, a row of petri dishes with names on them, a flamethrower, a piece of copper wire heated until it hisses. The idea is that every drop of the creature will try to save itself. So MacReady lowers the wire into one dish, and another, and Carpenter lets the small wet fizz become boring. The rhythm goes slack; someone begins to argue; you look at the man who argues. That is when ||Palmer’s blood leaps out of the dish||, at a moment when the film has arranged for nobody to be looking at him.

The last scene has ||two men, a bottle and a fire that is getting smaller||. People have written theses on which of them is what he claims to be, with close study of breath and eyes. I have never wanted to know. It is the only conversation in the film without any fear in it, and they are going to freeze in the middle.`,
    },
  ],
  ratings: {
    terror: 9,
    suspense: 10,
    originality: 8,
    cinematography: 9,
    acting: 8,
    soundtrack: 9,
    overall: 9,
  },
})
