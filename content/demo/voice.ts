import type { PageText } from '../../domain/posts/pages/standard-pages.ts'
import type { Settings } from '../../domain/settings/settings-writing.ts'

/** The letter of the persona who keeps the demo blog. */
export const demoGreetings: PageText = {
  title: 'Welcome to the den',
  intro: `Come in. Mind the step, and leave the light off if you can stand it.

I keep this place. You have probably come from a search engine at some unreasonable hour, because a film is over, the house has begun to creak, and you would like to know whether it did to others what it has just done to you. It did. Sit down.`,
  parts: [
    {
      heading: 'How the den began',
      text: `I was nine, and supposed to be asleep. My aunt was watching a black-and-white film with the sound turned low, and I watched it through the banister: a staircase, a door, a hand on the door knob. I never saw who came in, because she noticed me and switched it off. It took me eleven years to find out which film it was. By then I had seen several hundred others while looking, and had begun to write them down.

The notebooks filled a shelf. Then friends asked to borrow them. {blogName} is the shelf with the door left open.`,
    },
    {
      heading: 'The vow',
      text: `Every film written about here has been watched to the end, in one sitting, in the dark. Nobody pays us for an opinion. We don’t give away an ending without covering it first, and we won’t laugh at a film for being old, cheap or sincere.

If we change our minds, we say so and leave the old mistake standing.`,
    },
    {
      heading: 'What the scores mean',
      text: `A review ends in six scores out of ten, because six people can love the same film for six reasons.

- Terror: how badly it frightened me, then and at three in the morning.
- Suspense: how hard it was to look away or to pause.
- Originality: how much of it I had never seen before, given its year.
- Cinematography: what the light, the lens and the frame are doing.
- Acting: whether I believed that these people were afraid.
- Soundtrack: music, noise and silence together.

The overall score is no sum. Sometimes we let the machine work out the average, and sometimes a film with a four in it is a nine. Seven means that I would get out of bed for it. Ten has to be earned twice, at two viewings some years apart.`,
    },
    {
      heading: 'Curated lists',
      text: `A list here is a program for a season of nights. It has an order and a reason for that order, and it leaves famous things out on purpose. You will disagree with number one. That is what number one is for.

Between the lists stand the musings: what remains after the credits and fits no score, such as why an empty chair works and a full cupboard does not.`,
    },
    {
      heading: 'The dwellers',
      text: `Whoever reads this far is one. Some of you have told me about the film you saw too early, and a few of those letters have turned into posts. Ines Okafor and Tobias Renn arrived that way, argued with me for a winter, and now have keys.

Write to {contact}. I want to hear which film I have missed, which I got wrong, and where you were sitting. I answer slowly, and to everyone.`,
    },
  ],
  signature: 'Mara Vell\nKeeper of the den',
}

const scale: string[] = [
  'None of it, or none that I could find.',
  'A wrong turn from the first frame.',
  'I watched the clock more than the door.',
  'One good minute in ninety.',
  'It means well, and one hears it trying.',
  'Half of it holds. Forgive the rest on a rainy night.',
  'Good company, if it comes to you.',
  'I would get out of bed for it.',
  'It follows you up the stairs.',
  'Something of it stays in the house.',
  'Earned twice, at two viewings some years apart.',
]

/** The words of that persona elsewhere. They stand in for the default settings as long as the demo does. */
export const demoVoice = {
  scale,
  description:
    'Horror films watched to the end, in the dark: reviews with six scores, lists with a reason for their order, and musings for after the credits.',
} satisfies Partial<Settings>
