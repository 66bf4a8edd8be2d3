import { demoPost } from '../demo-post.ts'

export const listUnderground = demoPost({
  title: 'Mind the Dark Between Stations',
  tagline: 'Seven films and one scene for the last train home.',
  description:
    'A subway is a cellar that everybody pays to enter. Seven horror films that go down there, from Hobbs End in 1967 to the passage of Exit 8, with notes on tiles, tube lights and what to do if you are followed.',
  author: 'Tobias Renn',
  date: '2026-03-05',
  tag: 'Horror List',
  articleImage: 'underground-passage.jpg',
  articleImageAlt:
    'A tiled subway passage with a wet floor and dim lamps; far down it, by itself, stands a figure in a long red dress.',
  sections: [
    {
      sectionText: `Thirteen minutes past midnight, platform two, nobody on the bench. I have ridden the same line home for eleven years and there is still one passage, the long one with the bend, that I walk at a speed which I would deny in court.

Filmmakers like such places for practical reasons. The light comes with the building and is ugly in an interesting way. Tiles throw back every step. You see a long way ahead, so a director may put someone at the far end and simply wait. And the whole thing is public: you have a perfect right to be there, and so does he.

In the order in which they were made:

1. *Quatermass and the Pit* (Roy Ward Baker, 1967)
2. *Death Line* (Gary Sherman, 1972)
3. *Jacob’s Ladder* (Adrian Lyne, 1990)
4. *Mimic* (Guillermo del Toro, 1997)
5. *Creep* (Christopher Smith, 2004)
6. *A Quiet Place: Day One* (Michael Sarnoski, 2024)
7. *Exit 8* (Genki Kawamura, 2025)`,
    },
    {
      sectionTitle: 'The old lines',
      sectionText: `Workers extending the station at Hobbs End dig up skulls, then something hard and smooth that they take for a German bomb. *Quatermass and the Pit* is a film of men in raincoats thinking aloud, and it is thrilling, because Nigel Kneale’s script hands you each thought a moment before it hands it to them. The station set is one of Hammer’s best, all cream tile and torn posters. A policeman, showing people around a derelict house nearby, loosens his collar and cannot say why. I would trade most demons for that collar.

*Death Line* was shown in America as *Raw Meat*, a title that lies about its heart. There has been a cave-in, long ago, and the company did not dig. Now a man comes up to Russell Square for food. At one point the camera travels through his home in one very long take, past what is in the larder, past what he is nursing, to the sound of dripping water, and by the end of the shot you are his guest. Donald Pleasence is upstairs, making jokes about tea.`,
    },
    {
      sectionTitle: 'New York, several levels down',
      sectionText: `The subway is merely the front door of *Jacob’s Ladder*. Tim Robbins wakes on a train, gets off at a station with locked exits, and has to cross the tracks; a train bears down on him, and from its windows something like people look out. Later there are heads that shake too fast to be seen. Lyne made them in the camera, by filming slowly and playing back at the usual speed, and no computer has caught up with them. He shows you one for two seconds. I would not like to have had three.

Del Toro fought with his producers over *Mimic* and lost; a cut closer to his wishes came out in 2011, and that is the one to see. An insect that was bred to kill roaches has learned to pass for a commuter: a tall gentleman in a long coat, at the end of the platform, with his face turned away. When the two halves of the face come apart you feel less surprised than you should.

In *Day One* the tunnel is under water and two strangers and a cat go through it with their chins up. Lupita Nyong’o is superb. So is the cat.`,
    },
    {
      sectionTitle: 'Locked in',
      sectionText: `Falling asleep on the platform and waking up after the last train: Christopher Smith built *Creep* on a fear so plain that I was annoyed not to have had it first. Franka Potente plays a not very nice young woman on her way to a party, which helps, since one cannot tell what the film will think she deserves. What lives below Charing Cross owes a good deal to *Death Line*. The hour before we see it owes nothing to anyone. There is a ticket hall with its shutters down, and a train that comes in after the last train.

I should also name the one scene. In *An American Werewolf in London* (1981) a businessman leaves an empty train at Tottenham Court Road and hears something. John Landis sends him through the passages at a walk and then at a run, and saves the coldest shot for the escalator: from its head, straight down, with the man sprawled on the steps, and far below him something on four feet walks into the frame.`,
    },
    {
      sectionTitle: 'The bend',
      sectionFilm: { title: 'Exit 8', year: 2025, director: 'Genki Kawamura', country: 'Japan' },
      sectionText: `So to my passage. *Exit 8* is adapted from a small video game, and its rules hang on the wall: if you find anything out of order, turn back; if you don’t, go on. A white-tiled corridor, a row of posters, a man with a briefcase walking toward you, a corner. Get it right eight times in a row and you may leave. Get it wrong and the sign says zero.

Kawamura begins through the eyes of a commuter, without a visible cut, and then leaves them, and each time he changes his place in the corridor the same forty paces become another film. I started checking the posters as though I’d be asked about them. By the third round the whole audience was leaning forward to inspect a door handle.

What stays with me is the walking man. He passes, he doesn’t look, his soles click. I have begun to say good evening in the long passage, to whoever it is. Most people do not care for it.`,
    },
  ],
})
