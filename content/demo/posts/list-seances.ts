import { demoPost } from '../demo-post.ts'

export const listSeances = demoPost({
  title: 'Seven Séances, Ranked by Regret',
  tagline: 'Hands flat on the table, please, and nobody be the first to laugh.',
  description:
    'From a wine glass in Cornwall to an embalmed hand in Adelaide: seven scenes in which people ask a question of the dead, in rising order of how much they wish that they had not.',
  author: 'Ines Okafor',
  date: '2025-09-29',
  tag: 'Horror List',
  articleImage: 'candle-table.jpg',
  articleImageAlt:
    'Four sitters without faces, and the hands of a fifth, around a wooden table with a single candle in the dark.',
  sections: [
    {
      sectionText: `A séance is the cheapest effect in horror. You need a table, a light that can go out and five faces at the same height, which is why directors who never had a budget love it, and why directors with a great deal of money keep coming back. Everyone in the picture is doing the same thing as the audience: sitting still in the dark with strangers, hoping that it works, and ready to deny having hoped.

It also edits itself. Face, face, glass, face. The cutter has only to decide whose eyes open first.

I have held hands at one such table, in a rented house in Whitby, for a birthday. Nothing came. I mention it because two of the party have never spoken to each other since, so I may be wrong about nothing.`,
    },
    {
      sectionTitle: 'The sitting order',
      sectionText: `Regret is measured in what it costs the person who had the idea.

1. *The Uninvited* (Lewis Allen, 1944): some embarrassment
2. *Night of the Demon* (Jacques Tourneur, 1957): a warning, wasted
3. *The Others* (Alejandro Amenábar, 2001): a belief
4. *The Changeling* (Peter Medak, 1980): a very large rented house
5. *Ouija: Origin of Evil* (Mike Flanagan, 2016): the mortgage was the smaller problem
6. *Séance on a Wet Afternoon* (Bryan Forbes, 1964): a marriage
7. *Talk to Me* (Danny and Michael Philippou, 2022): see below

Purists will say that the sixth is a crime story. Purists have not watched Kim Stanley close her eyes.`,
    },
    {
      sectionTitle: 'Parlor games',
      sectionText: `In *The Uninvited* the sitting is a fraud. The men push an upturned wine glass around a ring of letters so that a lonely girl will be told to stay away from the house; then the glass stops obeying. Charles Lang won no prize for it, though he was nominated, and he should have, for the candles alone: the room gets darker by degrees, like a face losing its color.

The medium in *Night of the Demon* is a stout, cozy gentleman whose wife has the company sing first. Tourneur plays the beginning as a comedy of manners. Then a dead professor’s voice comes out of that mild mouth, describing what is in the trees, and Dana Andrews, who believes in nothing, breaks up the circle. He is pleased with himself. Everybody else looks at him as you would at a man who has taken down a fence.

About *The Others* I shall say only that there is a table, that there is paper on it, and that the second viewing of the scene is better.`,
    },
    {
      sectionTitle: 'Professionals',
      sectionText: `Peter Medak’s medium writes. She asks her questions aloud and scrawls across big sheets of paper, a man at her elbow pulls each one away and reads it out, and the pencil takes on a rhythm that no one in the room has set. It goes on for longer than you’d think an audience would bear. Afterward George C. Scott sits alone and plays back the tape. He is a composer, he listens for a living. There is a whisper between the medium’s questions that was not there when she asked them, and I believe that I held my breath for the whole reel.

*Ouija: Origin of Evil* looks like a late-sixties picture down to the changeover marks in the corner of the frame. A widow in Los Angeles runs a fake parlor with her daughters behind the scenery; out of kindness, mostly. The younger one does not need the tricks. She looks up at her sister’s boyfriend and explains, in a sweet level voice, what being strangled is like. Flanagan doesn’t interrupt. He can tell when a child has the room.`,
    },
    {
      sectionTitle: 'Head of the table',
      sectionText: `Kim Stanley, in *Séance on a Wet Afternoon*, plays a suburban medium who has her husband borrow a child, so that she can be seen to find it. Richard Attenborough wears a false nose and the patience of a saint who has begun to count. Forbes shoots the rain, the stairs, the good china. The last sitting is nearly a single speech, and as it went on I lost track of which of the people in her voice I was afraid of.

First place goes to two brothers from Adelaide. In *Talk to Me* the dead come by way of a ceramic hand, said to be a real one inside, and the living do it at parties with their phones out. You hold the hand, you say the words, somebody times you. Ninety seconds at most. The Philippous cut these sessions to music like a night of shots, everyone taking a turn, and I caught myself smiling along with the kids on the sofa. Then a younger brother asks for a go. Fifty seconds, somebody says; it seems fair. I will not tell you how long he stays.`,
    },
  ],
})
