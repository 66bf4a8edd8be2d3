import { demoPost } from '../demo-post.ts'

export const musingDogs = demoPost({
  title: 'The Dog’s Opinion',
  tagline: 'He will not come up the stairs. Perhaps ask yourself why you did.',
  description:
    'No animal has been asked for its judgment as often as the dog in the hallway, and none has been so regularly ignored. On Bobby, Sadie, Beast, a stray in the snow, and a retriever who finally got top billing.',
  author: 'Ines Okafor',
  date: '2026-05-19',
  tag: 'Horror Musings',
  series: { name: 'Notes from the back row', part: 4 },
  sections: [
    {
      sectionText: `Pilot, who is asleep on my feet, is afraid of the following: the hair dryer, a certain plastic bag, hot-air balloons, men in waders. He isn’t afraid of my cellar, though I am. I mention it because I have been told by perhaps sixty films that he would know.

The scene is always the same. A family arrives with a van. Children run in, the mother admires the woodwork, and on the path the dog sits down. He is called. He is offered something. He looks past everyone at a window on the second floor, and the father says, in whatever words the decade allows, that he’ll get used to it.`,
    },
    {
      sectionTitle: 'Surveyors',
      sectionText: `Bobby, a terrier, established the trade in *The Uninvited* (1944). He chases a squirrel through an empty house on a cliff, thus causing it to be bought, and then declines to go upstairs in it. Before long he has left altogether. Ray Milland remarks on this and stays for another hour.

In *The Conjuring* (2013) the surveyor is called Sadie. She won’t cross the threshold on moving day and by the next morning there’s no further need to persuade her. James Wan gets rid of her quickly, as most of them do. The screenwriter has only two uses for a dog that knows: he must be doubted, and then he must be found. It is a prophet’s career, and about as well paid.

I find that I don’t mind for the sake of the dog, who has gone home with his trainer. I mind for the sake of the people. What dull company they are, to have one honest friend and not ask him a second question.`,
    },
    {
      sectionTitle: 'Witnesses',
      sectionText: `There’s one great performance, and it is by an animal playing something else. The dog at the beginning of *The Thing* (1982) runs across the snow from a helicopter, is taken in, and then walks about the station on his own. He was called Jed and was part wolf. Carpenter follows him down a hallway with the camera at his height. He stops at a door and looks in. He moves on to the next, unhurried, like a man reading name plates, and there is a silhouette on a wall, and it turns its head. A trained dog glances at his trainer every few seconds; you can catch it in nearly all films. Jed looks where he is going.

At the other end of the scale stands Beast, from *The Hills Have Eyes* (1977). He avenges his mate with great efficiency in the first film. In the second, of 1985, when the survivors reminisce, the picture ripples and Beast has a flashback too. I’ve shown that to Pilot. He left the room.`,
    },
    {
      sectionTitle: 'Top billing',
      sectionText: `Then came *Good Boy* (2025). Ben Leonberg spent some three years filming his own dog, Indy, a Nova Scotia duck tolling retriever, in his own house, and cut from the thousands of moments in which a dog simply looks at something a haunted-house picture told by the one who notices. The lens stays at the level of his eyes. Human faces are kept out of the frame, or in the dark, so that people are what they probably are to him: knees, hands, a tone of voice.

It’s the Kuleshov effect with fur. Indy stares; cut to a corner with nothing in it; cut back; he has not blinked. I swear that there was something in the corner. The plot could be written on a collar tag, a sick man and the thing which has come for him, and seventy-odd minutes are plenty. But I’ve seldom been so frightened on someone’s behalf. He can’t explain and he can’t leave, since the man is there.

You will want to know one thing, and I looked it up beforehand as well. ||The dog lives.||`,
    },
    {
      sectionTitle: 'Cellar',
      sectionText: `Last night, in the name of research, I took Pilot downstairs. I left the light off at first and watched him with a flashlight. He sniffed the wine rack and the boxes. He gave some thought to the boiler. In the far corner, behind the bicycle, where the wall is damp and where I don’t like to go, he stood for a while with his head on one side, and I held the beam on him and counted to twenty.

Then he wagged his tail. It went on for quite a long time, the low, polite wag that he has for people he has met before.`,
    },
  ],
})
