/** Texts of the old database, with quotes, backslashes, line breaks and signs beyond ASCII. */
export const SETTINGS = {
  blogName: 'The Lantern Room',
  tagline: 'Films, one candle at a time',
  description: 'What stays when the lights come back on.',
  contact: 'keeper@den.example',
  timeZone: 'Europe/Paris',
  siteKey: 'key-of-a-former-captcha',
  adsEnabled: true,
  terms: {
    title: 'House rules',
    intro: 'Be kind.',
    parts: [{ heading: 'Quotes', text: 'O\'Hara said: "No."\\n\n*Never.*' }],
  },
}

const SECTION = { sectionImgSrc: '', sectionImageAlt: '' }

export const REVIEW = {
  title: 'Nosferatu – Eine Symphonie des Grauens',
  tagline: 'Der Vampir kommt, 🦇 und die Pest mit ihm',
  description: 'He rises from the hold; it isn\'t "only" a film.',
  author: 'Mara Vell',
  date: '2026-10-31',
  tag: 'Horror Review',
  featured: 0,
  film: { title: 'Nosferatu', year: 1922, director: 'F. W. Murnau' },
  articleImgSrc: 'Prana-Film',
  articleImageAlt: 'A shadow with long fingers',
  ratings: { terror: 9, suspense: 8, originality: 10, cinematography: 7, acting: 6, soundtrack: 0, overall: 8 },
  sections: [
    {
      ...SECTION,
      sectionTitle: 'The ship',
      sectionText: 'First line\\nof **one** paragraph.\n\n||The captain dies.||',
    },
    { ...SECTION, sectionTitle: 'The stairs', sectionText: 'A shadow; a hand; 100 % dread.' },
  ],
}

export const LIST = {
  title: 'Ten wells',
  tagline: 'Do not look down',
  description: 'All of them are deep.',
  author: 'Bram',
  date: '2026-09-01',
  tag: 'Horror List',
  featured: 1,
  articleImgSrc: 'me',
  sections: [],
}

export const NOTE = {
  ...LIST,
  title: 'On dogs',
  tag: 'Musings',
  date: '2026-08-01',
  featured: 0,
  sections: [{ ...SECTION, sectionTitle: 'Why', sectionText: 'They know first.' }],
}

/** A review without scores, under an address of the blog it comes from. */
export const IMPORTED = {
  ...LIST,
  title: 'Carnival of Souls',
  tag: 'Horror Review',
  date: '1999-12-31',
  featured: 0,
  path: '/blogs/1999/12/carnival-of-souls.html',
  ratings: null,
}
