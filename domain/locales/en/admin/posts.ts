export const posts = {
  // Why a list that is narrowed by words, a category or a tag is empty.
  noneWithWords: 'No post holds these words. Try fewer.',
  noneInCategory: 'There is no post in this category. Try all categories.',
  noneWithTag: 'There is no post with this tag. Try all tags.',
  noneInCategoryWithTag: 'There is no post in this category and with this tag. Try all categories and tags.',
  noneInCategoryWithWords: 'No post in this category holds these words. Try fewer words, or all categories.',
  noneWithTagAndWords: 'No post with this tag holds these words. Try fewer words, or all tags.',
  noneInCategoryWithTagAndWords:
    'No post in this category and with this tag holds these words. Try fewer words, or all categories and tags.',
  // The list of drafts. {day} is a date, {name} that of an account.
  drafts: 'Drafts',
  draftCount: {
    one: '{count} draft. Readers do not see them.',
    other: '{count} drafts. Readers do not see them.',
  },
  noDraftsYet: 'No drafts yet',
  writeAndSave: '<link>Write a post</link>, and save it as a draft until it is ready.',
  savedOnBy: 'Saved {day} by {name}',
  importedOn: 'Imported {day}',
  continue: 'Continue',
  continueTitle: 'Continue {title}',
  deleteTitle: 'Delete {title}',
  // Deletion of one post, or of several.
  confirmDeletion: 'Confirm blog deletion for:',
  deletion: {
    one: 'This action cannot be undone. (It stays in the trash for {days} days.)',
    other: 'This action cannot be undone. (They stay in the trash for {days} days.)',
  },
  // Scheduled posts. {when} is a day, a time and a time zone; the other values are days.
  notBeingPublished:
    'Scheduled posts are not being published: “{title}” was due on {when}. The log of the server says why.',
  moreComeOut: { one: 'One more comes out later.', other: '{count} more come out later.' },
  publishNowQuestion: 'Publish now:',
  nobodyGetsMail: 'Readers see it at once. Nobody gets a mail about it.',
  mailsAreKept: {
    one: 'Readers see it at once. No mail server is set up, so {count} mail about it is kept here.',
    other: 'Readers see it at once. No mail server is set up, so {count} mails about it are kept here.',
  },
  peopleGetMail: {
    one: 'Readers see it at once, and {count} person gets a mail about it. Mails cannot be called back.',
    other: 'Readers see it at once, and {count} people get a mail about it. Mails cannot be called back.',
  },
  dateItToday: 'Date it {today}, and not {date}',
  publishing: 'Publishing…',
  // Ticked posts, and what is done with them. The first is followed by the title of a post.
  select: 'Select {name}',
  selectAll: 'Select all',
  selected: '{count} selected',
  publish: 'Publish',
  author: 'Author',
  feature: 'Feature',
  doNotFeature: 'Do not feature',
  // The questions before that; the number of posts stands below those that end in a colon.
  publishThem: 'Publish:',
  publishThemText: 'Readers see them at once. Subscribers get no mail: you can announce each post later, in its form.',
  changeCategoryOf: 'Change the category of:',
  changeCategoryOfText: 'All of them get this category.',
  changeAuthorOf: 'Change the author of:',
  changeAuthorOfText: 'All of them get this name.',
  change: 'Change',
  authorName: 'Author Name',
  authorNameRequired: 'Author Name is required',
  working: 'Working…',
  progress: '{finished} of {total}…',
  // What came of that, as toasts.
  manyPublished: { one: '{count} post published', other: '{count} posts published' },
  manyChanged: { one: '{count} post changed', other: '{count} posts changed' },
  manyDeleted: { one: '{count} post deleted', other: '{count} posts deleted' },
  manyRestored: { one: '{count} post restored', other: '{count} posts restored' },
  // The same as a sentence, before the one that some posts failed.
  somePublished: { one: '{count} post published.', other: '{count} posts published.' },
  someChanged: { one: '{count} post changed.', other: '{count} posts changed.' },
  someDeleted: { one: '{count} post deleted.', other: '{count} posts deleted.' },
  someNotPublished: { one: '{count} post not published:', other: '{count} posts not published:' },
  someNotChanged: { one: '{count} post not changed:', other: '{count} posts not changed:' },
  someNotDeleted: { one: '{count} post not deleted:', other: '{count} posts not deleted:' },
  // Why one of them failed: another one did before.
  notTried: 'Not tried.',
} as const
