/** Names of entries that are no posts, and the words of a report that is downloaded. */
export const reportWords = {
  members: 'Members',
  colours: 'Colours of categories',
  comments: { one: '{count} comment', other: '{count} comments' },
  filmsWithoutReview: { one: '{count} film without a review', other: '{count} films without a review' },
  filesOfMarkdown: { one: '{count} file of Markdown', other: '{count} files of Markdown' },
  // An entry without a title, by its number or its place.
  numberedPost: 'post {number}',
  lineOfFile: 'line {line} of {file}',

  importOf: 'Import of {file}',
  begun: 'Begun on {instant} UTC by {name}.',
  // Heads of columns.
  entry: 'Entry',
  outcome: 'Outcome',
  state: 'State',
  date: 'Date',
  address: 'Address',
  about: 'About',
  note: 'Note',
  asItWas: 'As it was',
  asItCame: 'As it came',
  lookedAt: 'Looked at',
  // What an undo did with an entry.
  takenBack: 'taken back',
  stays: 'stays',
} as const
