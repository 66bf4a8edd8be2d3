/** The form of a post or page. */
export const form = {
  // Titles of tabs, headings, and the buttons that bring a post to readers.
  createBlog: 'Create Blog',
  createNewBlog: 'Create New Blog',
  createBlogPost: 'Create Blog Post',
  draft: 'Draft',
  scheduledPost: 'Scheduled Post',
  updateBlog: 'Update Blog',
  writePage: 'Write a Page',
  newPage: 'New Page',
  publishPage: 'Publish Page',
  draftOfPage: 'Draft of a Page',
  scheduledPage: 'Scheduled Page',
  updatePage: 'Update Page',
  // Beside the heading: the versions that the post had.
  revisions: 'Revisions',
  // In place of a form whose post is not there.
  noSuchDraft: 'No such draft',
  draftNotHere: 'This draft is not here any more',
  draftWentElsewhere:
    'It was published or deleted. <drafts>Drafts</drafts>, <posts>posts</posts>, <trash>trash</trash>',
  noSuchPost: 'No such post',
  postNotHere: 'This post is not here any more',
  postDeleted: 'Somebody may have deleted it. <link>Back to the list</link>',
  // What stands above the words. {length} and {max} are numbers.
  titleLength: '{length} of {max} characters',
  captionHint: 'Stands under the title.',
  // The name of a group of fields.
  picture: 'Picture',
  sourceAndDescription: 'Source and description',
  descriptionHint: 'For those who cannot see it; else its description in Pictures serves, or the title.',
  // Above the form. {progress} is such as: 2 of 6
  firstSteps: '<link>First steps</link>: {progress}',
  goOnWithDraft: { one: 'Go on with a draft', other: 'Go on with one of {count} drafts' },
  focusMode: 'Focus mode',
  showPreview: 'Show preview',
  hidePreview: 'Hide preview',
  // The preview.
  previewOfPage: 'Preview of the page',
  previewOfArticle: 'Preview of the article',
  backToForm: 'Back to the form',
  previewLink: 'Preview link',
  newPreviewLink: 'New preview link',
  previewLinkCopied: 'Preview link copied',
  previewLinkEnded: 'The preview link has ended',
  copyLink: 'Copy link',
  turnOffLink: 'Turn off this link',
  // A link that was made earlier. {at} is a day and an hour.
  linkShowsDraft: 'A preview link shows the draft to everybody who has it, until {at}.',
  linkShowsPost:
    'A preview link shows the post with the changes that are not out yet to everybody who has it, until {at}.',
  linkShowsPage:
    'A preview link shows the page with the changes that are not out yet to everybody who has it, until {at}.',
  // The link that stands above.
  itShowsDraft: 'It shows the draft to everybody who has it, until {at}.',
  itShowsPost: 'It shows the post with the changes that are not out yet to everybody who has it, until {at}.',
  itShowsPage: 'It shows the page with the changes that are not out yet to everybody who has it, until {at}.',
  // The buttons below the form.
  discardChanges: 'Discard changes',
  backToDrafts: 'Back to drafts',
  // As above, where a question follows.
  backToDraftsAsking: 'Back to drafts…',
  delete: 'Delete…',
  emailSubscribers: 'E-mail subscribers',
  saveDraft: 'Save draft',
  changeTime: 'Change time…',
  schedule: 'Schedule…',
  // The details beside the words.
  details: 'Details of the post',
  backToWords: 'Back to the words',
  // A button. {count} fields are wrong.
  detailsToCorrect: { one: 'Details ({count} to correct)', other: 'Details ({count} to correct)' },
  // The number of a post within its series.
  part: 'Part',
  furtherAuthorsHint: 'Who wrote it with the author, with commas between them.',
  tagsHint: 'Beside the category, with commas between them.',
  longCaptionHint: 'Stands on featured cards, and where a link to the post is shared.',
  // In a choice: no category is chosen yet.
  chooseOne: 'Choose one',
  // Whether a post is featured.
  true: 'True',
  false: 'False',
  // {language} is the name of a language.
  languageOfBlog: 'That of the blog ({language})',
  dayOver: 'This day is over, so the post will stand further back.',
  useToday: 'Use today',
  dayToCome: 'This day is still to come. The post is published at once, with this date.',
  dayToComeScheduled: 'This day is still to come. The post comes out at the time that was set, with this date.',
  dayToComePublished: 'This day is still to come. The post stays published, with this date.',
  pinOver: 'This day is over, so it is not held.',
  pinUntil: 'Above all others on the front page, up to this day.',
  standsAt: 'Stands at {path}, in place of the words that came with Den.',
  oldPathLeads: 'Readers who come by the old path are led to the new one.',
  pathOfTitle: 'Left empty, it is made of the title.',
  signature: 'Signature',
  signatureHint: 'Stands below the letter.',
  pageDescriptionHint:
    'Stands in search engines, and where a link to the page is shared. Left empty, its first words do.',
  // Ratings.
  ratings: 'Ratings',
  ratingsHint: 'Type a digit, or 1 and 0 for a ten. Delete makes a score unknown: readers see a dash.',
  average: 'Calculate Average',
  suggested: 'Suggested Rating: {score}',
  overall: 'Overall Rating',
  // For screen readers: a score that is not known.
  unknown: 'unknown',
  // How a score compares with those of the {count} reviews of the blog.
  scoreHigher: { one: 'higher than {number} of {count} review', other: 'higher than {number} of {count} reviews' },
  scoreLower: { one: 'lower than {number} of {count} review', other: 'lower than {number} of {count} reviews' },
  scoreEqual: { one: 'as high as {number} of {count} review', other: 'as high as {number} of {count} reviews' },
  // Search engines and shared links.
  keptOut: 'Kept out of search engines',
  charactersShown: {
    one: '{count} character; about {shown} are shown',
    other: '{count} characters; about {shown} are shown',
  },
  canonicalHint: 'If the text stands elsewhere first: the address that search engines shall keep.',
  inSearch: 'In a search',
  asSharedLink: 'As a shared link',
  leftOutOfSearch: 'Search engines are asked to leave it out.',
  enginesChoose: 'Without a description, engines choose words.',
  greetings: 'Greetings',
  // Sections. For screen readers: what was done with one.
  sections: 'Sections',
  section: 'Section {number}',
  // The same; in narrow rows only the number is shown.
  sectionWord: '<word>Section </word>{number}',
  dragSection: 'Drag Section {number}',
  moveUp: 'Move Section {number} up',
  moveDown: 'Move Section {number} down',
  removeSection: 'Remove Section {number}',
  willBeLeftOut: 'This section will be left out: it needs a title and a text.',
  sectionRemoved: 'Section {number} was removed.',
  sectionBack: 'Section {number} is back.',
  sectionMoved: 'Section {from} is now section {number}.',
  addSection: 'Add section',
  addTen: 'Add ten',
  // In place of a removed section. {words} are its first words.
  removed: 'Removed: “{words}”',
  removedWordless: 'Removed: a section without words',
  bringBack: 'Bring it back',
  bringBackOf: 'Bring it back: “{words}”',
  bringBackWordless: 'Bring it back: a section without words',
  // For screen readers: a small picture of a section.
  chosenPicture: 'chosen',
  // A numbered list that was pasted into a section.
  isList: { one: 'This is a list of {count}.', other: 'This is a list of {count}.' },
  makeSections: { one: 'Make {count} section of it', other: 'Make {count} sections of it' },
  leaveAsText: 'Leave it as text',
  sectionsMade: {
    one: '{count} section was made of the list.',
    other: '{count} sections were made of the list.',
  },
  // A search for posts that failed.
  searchFailed: 'The search failed. {problem}',
} as const
