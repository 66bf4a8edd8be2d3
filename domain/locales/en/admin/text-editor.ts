/** The toolbar of a text with marks, and what it opens. */
export const textEditor = {
  // For screen readers: the name of the toolbar. {name} is that of a section.
  marksFor: 'Marks for {name}',
  // The buttons of the toolbar.
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  picture: 'Picture',
  trailer: 'Trailer',
  heading: 'Heading',
  quote: 'Quote',
  list: 'List',
  spoiler: 'Spoiler',
  undo: 'Undo typing',
  redo: 'Redo typing',
  // A button with its keys, such as: Bold (Ctrl+B)
  withKeys: '{tool} ({keys})',
  // Keys, as they are called on keyboards.
  ctrl: 'Ctrl',
  shift: 'Shift',
  shortcuts: 'Shortcuts',
  pasteHelp: 'What you paste from a web page or a word processor keeps its headings, lists, links, bold and italics.',
  // A button: puts a link, picture or trailer into the text.
  insert: 'Insert',
  // The panel for a link.
  linkTarget: 'Address, or title of a post',
  // For screen readers: the name of the list of addresses and posts.
  leadsTo: 'Leads to',
  removeLink: 'Remove link',
  linkRemoved: 'Without an address the link is removed, and its words stay.',
  noAddressYet: 'This is not an address yet.',
  looking: 'Looking…',
  noSuchPost: 'No post is called that.',
  // The panel for a trailer. {services} is a list of names, {service} is YouTube or Vimeo.
  trailerAddress: 'Address of the trailer',
  trailerHint: 'On YouTube or Vimeo. It becomes a card, which plays when a reader presses it.',
  pasteTrailer: 'Paste the address of a trailer.',
  noCard: 'No card can be made of this. {services} have one.',
  signsNoCard: 'This address holds signs that no card can have. Copy it once more.',
  noVideo: 'This leads to {service}, but to no video. Open the video and copy its address.',
  // The dialogs for pictures.
  chosenPicture: 'What was chosen',
  descriptionHint: 'What it shows, for those who cannot see it.',
  caption: 'Caption',
  captionHint: 'Stands below the picture.',
  source: 'Source',
  pictureInText: 'Picture in the text',
  // A picture that could not be sent. {file} is the name of its file.
  notSent: '{file}: {problem}',
  leaveOut: 'Leave it out',
  // Below a text.
  pictures: 'Pictures in this text',
  // For screen readers, before the description of a picture.
  pictureOf: 'Picture:',
  noDescription: 'No description',
  words: { one: '{count} word', other: '{count} words' },
  // The help: each mark with an example, and what it makes. The marks themselves stay, the words in them are translated.
  paragraphs: 'An empty line begins a new paragraph, and \\ before a mark shows the mark.',
  emphasisMark: '*word*',
  emphasis: 'emphasis',
  strongMark: '**word**',
  strong: 'strong',
  spoilerMark: '||word||',
  coveredSpoiler: 'a covered spoiler',
  linkMark: '[text](https://…)',
  aLink: 'a link',
  listMark: '- one',
  aList: 'a list, from two lines on',
  numberedMark: '1. one',
  numberedList: 'a numbered list',
  headingMark: '## Heading',
  aHeading: 'a heading',
  quoteMark: '> words',
  aQuote: 'a quote, to the next empty line',
  codeMark: '`code`',
  code: 'code; for several lines, ``` above and below them',
  footnoteMark: 'word[^1]',
  footnote: 'a footnote, written further down as [^1]: words',
  pictureMark: '![words](/media/…)',
  aPicture: 'a picture of this blog with its description, alone in a paragraph of a post',
  addressMark: 'https://…',
  address: 'a link; a card for YouTube, Vimeo, Spotify, Letterboxd or IMDb alone in a paragraph',
} as const
