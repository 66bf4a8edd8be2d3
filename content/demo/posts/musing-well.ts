import { demoPost } from '../demo-post.ts'

export const musingWell = demoPost({
  title: 'Down There, Looking Up',
  tagline: 'A well is a lens with somebody at the wrong end.',
  description:
    'Horror has two shots of a well, one from above and one from below, and the second is worse. Some notes on Nakata, Demme, Dreyer and the concrete lid behind my uncle’s barn.',
  author: 'Mara Vell',
  date: '2025-05-07',
  tag: 'Horror Musings',
  series: { name: 'Notes from the back row', part: 2 },
  articleImage: 'well.jpg',
  articleImageAlt:
    'Seen from the bottom of a stone well: a disc of pale sky high above, a dark head and shoulders at its rim, and a red rope hanging down.',
  sections: [
    {
      sectionText: `Behind my uncle’s barn lay a concrete lid with an iron ring in it, too heavy for three children and a crowbar. We were content to put our ears to it. My cousin said that one could hear the water. I heard, quite clearly, someone listening.

The view from the top of a well isn’t much. A stone drops, you count. It is a shot that asks a question, and films use it as such: a flashlight, a rim of moss, a face in close-up that hasn’t seen anything yet. The other shot, from the bottom, has no question left in it. You are there. The world has been cut down to one bright coin, and whether it stays bright is for others to decide.`,
    },
    {
      sectionTitle: 'The coin',
      sectionText: `*Ringu* (1998) slips the upward view into its cursed videotape, among the other scraps: a pale disc in a black field, and for a moment something at its edge. You take it for the moon. A good hour later two people kneel on the ground with a flashlight and a bucket, and you understand who was holding the camera. You have been wondering what the title meant, the telephone, or the circles that the curse spreads out in. Here is one more answer, the plainest.

Gore Verbinski’s American version of 2002 thought so highly of the picture that it made it a leitmotif. There, the closed lid leaves a burning rim of light in the dark. It is handsome, and it looks like an eclipse. I prefer the Japanese well, which is the gray one of a rental property, under the floor of a cabin, exactly where one would build over something and stop talking about it.`,
    },
    {
      sectionTitle: 'Who stands at the rim',
      sectionText: `There’s a dry well in the cellar of *The Silence of the Lambs* (1991), and Jonathan Demme shows us both ends of it. From above, a young woman in a pit, a lamp, a basket on a cord. From below, a man with a small white dog on his arm. At first he merely sounds bored. Then she finds the marks on the wall, and in one of them a fingernail, and we know how many people have had this view before her.

I think that depth frightens us less than dependence. Whoever stands up there has hands, rope and time, and whoever sits below has a voice. In Taylor Hackford’s *Dolores Claiborne* (1995) it’s ||a brute of a husband who goes through the rotten boards||, on the afternoon of an eclipse, and the wife who looks in. The sky behind Kathy Bates has gone dark with a ring in it. She listens to him for a bit. I am not proud of how comfortable I was.`,
    },
    {
      sectionTitle: 'A window in the lid',
      sectionText: `The greatest of these shots has no well. Carl Theodor Dreyer’s *Vampyr* (1932) is a film in which shadows go about without their owners, so nobody is much surprised when its hero gets up from a bench, leaves himself sitting there, and finds himself again in a coffin with his eyes open. There is a pane of glass above the face. Somebody sets a candle on it; an old woman bends over and looks in.

Then he is carried out, and we with him, on our backs. Ceiling, door frame, branches, the front of a church turning slowly as the bearers go around a corner, clouds. Rudolph Maté keeps the lens pointed straight up. It’s a bright day. Everything that passes is pretty, and there is nobody whom one could tell. I saw this at nineteen, on a bad print with Danish intertitles that I couldn’t read, and for a week I did not sleep on my back.`,
    },
    {
      sectionTitle: 'Iron ring',
      sectionText: `My uncle sold the farm in the end. The buyers had the lid lifted by a man with a digger, and my cousin, who had driven out for it, sent me a picture. Four meters, brick, dry as a cupboard. At the bottom a bucket, a shoe, some leaves.

He’d held the phone out at arm’s length over the hole, so that at the lower edge one sees his boots, and beyond them the dark. It is the view from the top and not much of one. I have looked at it more often than I should. What I would like to have is the other picture, taken at the same moment: that round of sky, and the two of us at the rim, with our ears down.`,
    },
  ],
})
