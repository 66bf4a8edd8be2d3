/** The film of a post or of a section: its facts, its content warnings, and the review that a section is about. */
export const film = {
  film: 'Film',
  // For screen readers: the name of the group of addresses at other sites.
  whereToLook: 'Where to look further',
  addressesHint: 'The address of the film at each of these sites, or its id there.',
  // Looking up a film. {directory} is the name of a directory, such as Wikidata.
  lookUp: 'Look it up',
  lookingUp: 'Looking it up…',
  typeTitle: 'Type the title, and {directory} may know the rest.',
  noneKnown: '{directory} knows no film of this title.',
  found: {
    one: 'One film found. The one you choose fills the empty fields.',
    other: '{count} films found. The one you choose fills the empty fields.',
  },
  filmsFound: 'Films found',
  // {fields} is a list of labels of fields, with commas.
  filledIn: 'Filled in: {fields}.',
  noEmptyField: 'No empty field to fill.',
  leftAsTyped: 'Left as you typed it: {fields}.',
  asBefore: 'The fields are as they were.',
  undo: 'Undo',
  useValue: 'Use “{value}”',
  // The review that a section is about.
  aReview: 'a review',
  aboutReview: 'About the review “{title}”.',
  aboutUnpublished: 'About a review that is not published.',
  shownWithSection: 'Its score and picture are shown with this section.',
  removeReview: 'Remove the review',
  findReview: 'Find a review of this blog',
  findReviewHint: 'Part of its title. Its score and picture are shown with this section.',
  // Content warnings.
  warnings: 'Content warnings',
  warningsHint:
    'Readers see their number first, and what they are when they open them. The minute is that of the film.',
  howStrong: 'How strong: {warning}',
  minuteOf: 'Minute: {warning}',
  // In an empty field for a number.
  minute: 'minute',
} as const
