import { demoPost } from '../demo-post.ts'

export const theHaunting = demoPost({
  title: 'The House That Held Her Hand',
  tagline: 'Robert Wise shows you a door, a wall and a dark room, and lets you do the rest.',
  description:
    'No ghost ever steps into the frame of The Haunting, and sixty years of ghosts who did have not caught up with it. On a wide lens, a loud wall and the loneliest woman in American horror.',
  author: 'Mara Vell',
  date: '2026-11-14',
  tag: 'Horror Review',
  tags: ['Haunted houses'],
  featured: 1,
  film: { title: 'The Haunting', year: 1963, director: 'Robert Wise', runtime: 112, imdb: 'tt0057129' },
  contentWarnings: [
    { kind: 'suicide', severity: 'mild' },
    { kind: 'death-of-parent', severity: 'mild' },
  ],
  articleImage: 'house-on-the-hill.jpg',
  articleImageAlt:
    'A crooked red house on a hill between bare trees, under a clouded night sky; one window is lit, and a tiny figure stands on the path.',
  sections: [
    {
      sectionTitle: 'Half a car',
      sectionText: `Before anything knocks, Eleanor Lance has to get out of Boston, and to do it she takes a car that is only half hers. Her sister owns the other half and has said no. Julie Harris plays the drive out of town as the one spree of a life: hands high on the wheel, a small private smile, a voice in her head that chatters about the house she might live in one day. She has spent eleven years nursing a mother who is now dead. She has been invited somewhere. You would forgive her anything.

The invitation comes from Dr. Markway, an anthropologist who wants to know whether Hill House is haunted and has gathered people likely to make it talk. Robert Wise and his writer, Nelson Gidding, took the story from Shirley Jackson’s novel and kept its cruelest idea. The house frightens everyone who enters. Eleanor is the only guest who is also pleased to be asked.`,
    },
    {
      sectionTitle: 'The lens that was not ready',
      sectionText: `Wise wanted the rooms to lean. Panavision had a 30-millimeter anamorphic lens that it considered unfinished, because it bent straight lines, and by his own account he got hold of it only after signing a paper that acknowledged its faults. The faults are the architecture. Cornices sag at the edge of the frame. When the camera travels down a corridor the walls seem to swallow, and a plain turn of the head from Harris puts one side of her face in a different room from the other.

Davis Boulton photographs all this in a black and white with very little black in it. That is the surprise when you come back to *The Haunting* after years of murkier ghost stories: Hill House is lit. Every carved cherub, every mirror, every yard of wallpaper is legible to the back wall, in a widescreen frame so crowded with ornament that you search it by instinct for the one thing that moved. Nothing did. You search again. The sets have ceilings, too, and the camera likes to look up at them from near the floor, so that even the largest room has its lid on.`,
    },
    {
      sectionTitle: 'Somebody at the wall',
      sectionText: `The first night’s attack is a sound and four walls. Eleanor wakes to a pounding and answers it, half asleep, as if it were her mother, who used to knock on the wall when she wanted something. Then she is awake, and it is still knocking, and it is coming down the hall. Wise cuts between two women on a bed and the places where the noise might be: the top of the door, the hinge, the handle. The blows have weight and direction. You could draw a map of them.

I have seen this scene with an audience of two hundred, most of them far too young to be impressed by a film without blood, and watched the heads turn to follow it along the side of the auditorium, where there was a wall and a fire exit. Humphrey Searle’s score has the good manners to leave the room when this begins. He comes back afterward, with nervous woodwind and a brass section in a foul mood.

Wise had learned the trade under Val Lewton at RKO, where a shadow was cheaper than a monster. Twenty years on, with a studio’s money behind him, he still preferred the shadow.`,
    },
    {
      sectionTitle: 'A grip in the dark',
      sectionText: `On a later night the noise is softer: a man’s voice muttering behind the plaster, then a child in distress. Eleanor lies in the dark and stares at the wall, and the relief on it slowly arranges itself into something like a face, which may be a trick of leaf and shadow and may be what the carver meant. She asks Theo to hold her hand. The hand holds. It holds too hard. When the light comes up, Theo is in her own bed on the far side of the room.

It is the most famous jolt in the picture and there is nothing in it to look at, only Harris regarding her own fingers. What unsettles me more each time is the minute before. Eleanor, frightened as she is, is comforted. Somebody in this house wanted to hold on to her.

Claire Bloom’s Theo understands this early and is too clever to be kind about it. Bloom plays her with a raised eyebrow and a real ache underneath, and the scenes between the two women, part flirtation and part knife work, are as tense as any corridor.`,
    },
    {
      sectionTitle: 'Where she stays',
      sectionText: `The men fare less well. Richard Johnson has a good deal of parapsychology to explain and explains it with a pipe-smoker’s patience; Russ Tamblyn, as the heir who sees only real estate, gets jokes that have dried out. When the library’s iron staircase begins to shudder under somebody’s feet I forgive them both. It is a wonderful object, a loose corkscrew that appears to be thinking about letting go, and Wise shoots it until you feel the bolts in your own knees.

Then the last drive, which answers the first one. The wheel that Eleanor held so proudly ||turns by itself, and she fights it for a moment and then stops fighting||. A narrator’s voice had opened the film with an account of Hill House, in the manner of a man reading from a guidebook. The closing words are nearly the same, and ||it is Eleanor who speaks them now||.

She wanted a house of her own and somebody to expect her in the evening. I turn the lights on after most horror films. After this one I check which of the chairs are taken.`,
    },
  ],
  ratings: {
    terror: 9,
    suspense: 10,
    originality: 8,
    cinematography: 10,
    acting: 9,
    soundtrack: 8,
    overall: 10,
  },
})
