import { demoPost } from '../demo-post.ts'

export const theLighthouse = demoPost({
  title: 'Two Men, One Lamp, No Air',
  tagline: 'A nearly square frame, a foghorn, and a cook who would like a compliment.',
  description:
    'Robert Eggers locks Willem Dafoe and Robert Pattinson into a frame the shape of a cookie tin and pours in salt water, kerosene and Melville. The result is filthy, learned and frequently hilarious.',
  author: 'Tobias Renn',
  date: '2026-02-12',
  tag: 'Horror Review',
  tags: ['Isolation'],
  film: {
    title: 'The Lighthouse',
    year: 2019,
    director: 'Robert Eggers',
    runtime: 109,
    letterboxd: 'the-lighthouse-2019',
    imdb: 'tt7984734',
    tmdb: 503919,
  },
  contentWarnings: [
    { kind: 'harm-to-animals', severity: 'strong' },
    { kind: 'gore', severity: 'strong' },
    { kind: 'vomit', severity: 'mild' },
    { kind: 'flashing-lights', severity: 'mild' },
  ],
  articleImage: 'lighthouse.jpg',
  articleImageAlt:
    'A red and white lighthouse on rocks in a storm at night; waves break around it and its beam cuts through the dark.',
  sections: [
    {
      sectionText: `Your ears get there first. Before there is a picture worth the name there is a foghorn, a huge two-part groan, and it will go on at intervals for the better part of the film, through meals and through sleep, until you notice that you have started to breathe with it. Then a boat comes out of the gray with two backs in it. The men land. They stand and stare straight into the camera as if for a photographer, and the boat goes away.

That is about as much comfort as Eggers intends to give. It is the late nineteenth century, the island is a rock off New England, the shift is four weeks, and the older man has already decided who scrubs the floor and who tends the light.`,
    },
    {
      sectionTitle: 'The shape of it',
      sectionText: `The frame is 1.19 to 1, a ratio from the first years of sound, hardly wider than it is tall. It was made for faces and towers, and here it gets both. Put two bearded men into it at one table and there is no corner left for either of them to rest his eyes. Jarin Blaschke shot on black-and-white film with old lenses and a filter that imitates the early emulsions, the sort that took badly to red, and so every pore, vein and boil comes up like a relief map. I have seen handsomer photography. I have seldom seen any that smelled.

Much of what passes for weather is weather. They built their tower on a cape in Nova Scotia and let the Atlantic come over it. When Pattinson leans into the wind with a wheelbarrow, that is no mime.`,
    },
    {
      sectionTitle: 'Concerning the lobster',
      sectionText: `Robert and his brother Max Eggers wrote the talk out of sea stories and dictionaries of dead slang, with Melville and Sarah Orne Jewett close at hand, and gave the best of it to Willem Dafoe. He takes one particular curse, provoked by a remark about his cooking, at a single long go, eyes wide, invoking the whole sea floor against one ungrateful young man. It lasts about two minutes and he appears not to blink. The reply, when it comes, is the biggest laugh in the picture.

Pattinson has the less showy half. He begins as a sullen back and ends as something that crawls, and he finds the comedy in drudgery: chamber pots, a one-eyed gull, a cistern no one should look into. When the liquor is gone they drink something meant for thinning paint, with honey in it, and the two of them dance, sob, and punch each other, sometimes within one minute, and if you wanted to call it the bleakest of roommate comedies I would not object.`,
    },
    {
      sectionTitle: 'What is up there',
      sectionText: `My reservation concerns the myth. Proteus, Prometheus, a mermaid, a tentacle overhead: the film keeps several explanations under its oilskin and shows a bit of each, and toward the end I could feel it leafing. Two men driving each other mad had been quite sufficient. Mark Korven’s score knows that; it is brass and wind and something scraped, hard to tell from the foghorn and the pump.

On the matter of the lamp itself Eggers is impeccable. We see it hum and turn behind its ridged glass. We see what it does to a face. Whatever the light has to say to those who tend it is said while the horn is blowing.`,
    },
  ],
  ratings: {
    terror: 6,
    suspense: 6,
    originality: 9,
    cinematography: 10,
    acting: 10,
    soundtrack: 8,
    overall: 8,
  },
})
