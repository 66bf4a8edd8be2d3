import { demoPost } from '../demo-post.ts'

export const listFolkHorror = demoPost({
  title: 'Ten Fields to Stay Out Of',
  tagline: 'Folk horror in the order of the farming year, from the plow to the first snow.',
  description:
    'Ten films about people who live close to the soil and know what it wants. Arranged by season, so that you can begin in March and be properly alone by December.',
  author: 'Mara Vell',
  date: '2026-11-11',
  tag: 'Horror List',
  tags: ['Folk horror'],
  featured: 1,
  articleImage: 'edge-of-the-wood.jpg',
  articleImageAlt:
    'A stag stands in the mist where a plowed field meets a black wood; a red rag hangs on the wire fence in front.',
  sections: [
    {
      sectionText: `My grandparents had a field that nobody cut in one corner. I asked why and was told that nobody ever had. It took me years to see that this was the answer.

Folk horror is about that corner. Its villains are rarely mad and almost never alone. They hold a view about the harvest, they hold it in common, and a stranger has come along who finds it quaint. What makes these films so good to watch in a city is their patience with landscape: the long lens across a valley, the wind in the microphone, the figure who has been standing beside the hedge since before the shot began.

I have ranked nothing. The order below is that of the work, because everybody in these films has some to do.`,
    },
    {
      sectionTitle: 'The year',
      sectionText: `One film a month is a sensible pace, with the two darkest months off. I have done it in ten nights and did not enjoy the walk to the mailbox.

1. *The Blood on Satan’s Claw* (Piers Haggard, 1971): plowing
2. *Lamb* (Valdimar Jóhannsson, 2021): lambing
3. *The Wicker Man* (Robin Hardy, 1973): May Day
4. *Onibaba* (Kaneto Shindo, 1964): the grass stands high
5. *Witchfinder General* (Michael Reeves, 1968): riding weather
6. *Viy* (Konstantin Yershov and Georgi Kropachyov, 1967): three warm nights
7. *The Witch* (Robert Eggers, 2015): a failed harvest
8. *Leptirica* (Đorđe Kadijević, 1973): the mill
9. *November* (Rainer Sarnet, 2017): All Souls’
10. *Hagazussa* (Lukas Feigelfeld, 2017): snow`,
    },
    {
      sectionTitle: 'Turned soil',
      sectionText: `A plowman in *The Blood on Satan’s Claw* stops because there is something in the furrow, and it has an eye. Dick Bush photographs a good part of what follows from where the eye would be: low, through roots and bracken, looking up at children who have begun to play a new game. Marc Wilkinson’s music keeps sliding down a scale as if the ground had tilted.

*Lamb* needs almost no words for its first stretch. A couple on a remote Icelandic farm deliver one animal after another with the tenderness of people who have nobody else. Then one of them is carried into the house, and Jóhannsson frames so carefully that for some time you do not know why.

Everybody knows how *The Wicker Man* ends. Watch it again for the singing. Paul Giovanni’s songs make the islanders the happiest people in British cinema, and the blossom on those trees is false: the crew was out there in the fall.`,
    },
    {
      sectionTitle: 'High summer',
      sectionText: `Two women live in a sea of reeds, kill soldiers who stray into it, and sell the armor. That is the economy of *Onibaba*. Kiyomi Kuroda films the grass as a body, always moving, always at it; the pit in the middle is the only thing that keeps still. By the time the mask appears the film has become so hot that you are nearly grateful for the rain.

*Witchfinder General* is the greenest film here and the one that I find hardest to sit through. Michael Reeves rides his villain through radiant Suffolk countryside and never lets the weather take a side. Vincent Price, for once, does not wink. Reeves was dead at twenty-five.

*Viy* is the treat. A seminarian must read prayers over a dead woman for three nights, inside a chalk circle. She gets up. Aleksandr Ptushko supervised the tricks, and on the last night he lets everything he has in through the walls.`,
    },
    {
      sectionTitle: 'After the harvest',
      sectionText: `There is a shot of an ear of corn in *The Witch*, black with rot, that tells you all about the rest of the film. Eggers builds his family’s ruin out of such facts: a bad crop, a sold silver cup, a hunt that comes home with nothing. Jarin Blaschke lit the cabin with candles and the yard with what the sky gave him, which was gray.

*Leptirica* was made for Yugoslav television and lasts about an hour. Whoever takes the job of miller in this village had better not stay the night. Kadijević shoots it mostly in sunshine, among joking villagers and nervous birds, and then delivers a last few minutes that, I am told, kept a whole country’s children awake. They would keep me awake too. Of the sound I chiefly remember the wooden clatter of the mill, and I have caught it since in washing machines.`,
    },
    {
      sectionTitle: 'The dark end',
      sectionText: `In Rainer Sarnet’s *November* the Estonian peasants steal from the baron, from the church and, when there is nothing left, from one another. Their farmhands are *kratts*, servants knocked together out of tools and a skull, with a soul on loan from the Devil. Mart Taniel’s milky black and white makes every birch look like a bone that has been licked. It is also very funny, up to a point which you will notice.

Then *Hagazussa*, alone, with the heating off. A goatherd in the Alps in the fifteenth century, despised as her mother was; a valley, a few goats, a skull that has been painted with care. Feigelfeld made it to graduate from film school and had the nerve to make it slow. The drones are by the Greek duo MMMD, and they come up through the floor. The last minutes give off a strong light and no warmth.`,
    },
  ],
})
