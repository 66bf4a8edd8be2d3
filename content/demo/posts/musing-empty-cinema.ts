import { demoPost } from '../demo-post.ts'

export const musingEmptyCinema = demoPost({
  title: 'Row M, Nobody Else',
  tagline: 'A late show, two hundred seats, and one ticket sold.',
  description:
    'I have been the whole audience four times. What happens to a frightening film when there is no one to be frightened with, and what Peter Bogdanovich, Lamberto Bava and Tsai Ming-liang knew about the seats behind you.',
  author: 'Mara Vell',
  date: '2025-11-25',
  tag: 'Horror Musings',
  series: { name: 'Notes from the back row', part: 3 },
  featured: 1,
  articleImage: 'empty-cinema.jpg',
  articleImageAlt: 'Rows of empty cinema seats before a blank, glowing screen; a single viewer sits among them.',
  sections: [
    {
      sectionText: `The girl at the counter asked whether I really wanted to. It was a Tuesday in February, twenty to eleven, sleet. They would run it for one, she said, they had to; but she would be downstairs with the till, and I shouldn’t be alarmed if the lights were slow.

I took row M. One always does: two thirds back, on the aisle, near enough to the exit to pretend that it isn’t why. During the trailers I was the queen of France. I put my coat on one seat, my bag on another and my feet, I am sorry to say, on a third. Then the lights went, and were indeed slow about it, row after row from the front, and when the dark reached me I took my feet down.`,
    },
    {
      sectionTitle: 'What the others are for',
      sectionText: `A full house is a nervous system. Someone gasps too soon and you are warned; someone giggles and you are let off. At a good scare the laugh comes a second later, from everywhere, and what it says is: you too? I used to hold this against audiences. I thought that they were letting the air out.

Alone I learned what the air is for. Nobody was ahead of me and nobody was behind. The film, a modest one about a lodger, did the usual things, and there was no one to tell me that they were usual. A door opened at the end of a landing and I heard a voice in the auditorium say a short word, and it took a moment before I recognized it as mine.

The dread in a full cinema lives up there on the screen. In an empty one there are simply so many more chairs for it.`,
    },
    {
      sectionTitle: 'The seats behind you',
      sectionText: `Horror has always known this about its own house. In Peter Bogdanovich’s *Targets* (1968) a polite young man with a rifle climbs up behind the screen of a drive-in and shoots at the audience through a hole in the picture, while Boris Karloff, playing an old star who fears that he no longer scares anyone, watches himself up there being scary. Lamberto Bava’s *Demons* (1985) locks a crowd into a Berlin cinema with a film that is about them. It is a very stupid picture and I have seen it nine times, always with people.

For being alone, there is Tsai Ming-liang. *Goodbye, Dragon Inn* (2003) spends the last evening of a Taipei movie palace with its few patrons. It rains into buckets. A woman with a bad leg climbs a great many stairs. Somebody mentions ghosts, and you look along the rows again, at the man with the cigarette and the woman cracking seeds, and begin to sort the living from the rest. There is a shot of the empty auditorium, near the end, that Tsai holds for minutes. I have never been so sure of being looked back at.`,
    },
    {
      sectionTitle: 'The beam',
      sectionText: `About an hour in I did what you should not do and turned around. I wanted to see the beam. As a child I believed that the film was in it, all of it, the small people and the horses, packed tight in the light above our heads, and that it was let out when it hit the wall.

A digital projector has no gate to flutter and no shutter that you could hear. The light just stood there over the rows, white, then blue, then nearly nothing, with some dust going up through it. The little window was dark. Nobody has to sit behind it any longer; the show had been started from the counter two floors below, and would have run just as well without me. I found this more eerie than the lodger. All over the country at that hour, films were being shown to no one, from beginning to end, with the volume up.`,
    },
    {
      sectionTitle: 'Lights',
      sectionText: `I stayed for the credits, since it seemed rude to be the only one who left. The lights came back from the rear this time, which I hadn’t expected, so that for a few seconds I sat in the dark with the last rows bright behind me and my own shadow stretched over the seats ahead.

Downstairs the girl had her coat on. She asked whether it was any good. Six out of ten, I said. She nodded, tore the roll out of the till, looked at it and asked how my friend had liked it.`,
    },
  ],
})
