import { postInput, RATINGS, section } from '../posts.ts'

/** Nothing of it is in Latin letters, so that what is left of a page is Den's own. */
export const GREEK = {
  tagline: 'Γραμμή',
  description: 'Περιγραφή',
  author: 'Μάρα',
  authors: ['Νίκος', 'Ελένη'],
  tags: ['Σπίτι'],
  series: { name: 'Σειρά', part: 1 },
  articleImgSrc: 'Πηγή',
}
export const GREEK_REVIEW = postInput({
  ...GREEK,
  title: 'Κριτική',
  path: '/blogs/one',
  film: { title: 'Φάρος', year: 2019, director: 'Γιώργος', runtime: 109, country: 'Ελλάδα' },
  ratings: RATINGS,
  contentWarnings: [{ kind: 'gore', severity: 'strong', minute: 12 }],
  sections: [
    section({ sectionTitle: 'Ένα', sectionText: 'Λέξη ||κρυφό|| λέξη[^1]\n\n[^1]: Σημείωση' }),
    section({ sectionTitle: 'Δύο', sectionText: 'Τέλος', sectionSpoilers: 1 }),
    ...['Τρία', 'Τέσσερα', 'Πέντε'].map((sectionTitle) => section({ sectionTitle, sectionText: 'Λέξη' })),
  ],
})
export const GREEK_POSTS = [
  GREEK_REVIEW,
  postInput({ ...GREEK, title: 'Λίστα', path: '/blogs/two', tag: 'Horror List', series: { name: 'Σειρά', part: 2 } }),
  postInput({ ...GREEK, title: 'Σκέψη', path: '/blogs/three', tag: 'Horror Musings', featured: 1 }),
  postInput({ ...GREEK, title: 'Άλλη', path: '/blogs/four', ratings: RATINGS, film: { title: 'Άλλη', year: 1982 } }),
]
const NOTICE = { title: 'Τίποτα', text: 'Κενό' }
export const GREEK_SETTINGS = {
  // Its dates and lists have no Latin letters.
  language: 'ja',
  blogName: 'Σπηλιά',
  tagline: 'Γραμμή',
  description: 'Περιγραφή',
  imageSource: 'Πηγή',
  emptyFeed: NOTICE,
  missingPost: NOTICE,
  missingPage: NOTICE,
  scale: Array(11).fill('Λέξη'),
  adsEnabled: true,
}
