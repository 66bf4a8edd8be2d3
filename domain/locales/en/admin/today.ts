/** The first screen of the day. */
export const today = {
  // Troubles.
  thingsNeedYou: { one: 'One thing needs you', other: '{count} things need you' },
  mailFails: 'Mail is not being sent: the mail server fails. Waiting mails go out once it works again.',
  lookAtMail: 'Look at Mail',
  readersUnmailed: 'Readers wait for a link to confirm, but no mail server is set up.',
  noBackupAndDue: 'There is no backup, and one is due.',
  backupIsOld: 'The newest backup is older than two days.',
  // `{problem}` is a sentence, with its full stop.
  backupFailed: 'The last backup failed: {problem}',
  lookAtBackups: 'Look at Backups',
  notPublished: '“{title}” is not out: {problem}',
  notPublishedInTime: '“{title}” is not out: its hour has passed, and no server has published it.',
  openIt: 'Open it',

  // The post that comes out next.
  nextOut: 'Next out',
  nothingScheduled: 'Nothing is scheduled. A post can be given a day and an hour in its form.',
  allScheduled: { one: 'All {count} scheduled posts', other: 'All {count} scheduled posts' },

  lastBackup: 'Last backup',
  noBackupMakeOne: 'None yet. Make one by hand.',
  // `{time}` as 03:00.
  noBackupDaily: 'None yet. One is made every day at {time}.',

  // Work that is not published.
  continueWriting: 'Continue writing',
  nothingHalfDone:
    'Nothing of yours is half done. <write>Write a post</write>, and it waits here until you publish it.',
  draftSaved: 'Draft, saved on {day}',
  changesSaved: 'Changes that readers do not see yet, saved on {day}',
  greetings: 'Greetings',
  plainGreetings: 'A short standard text since the demo was removed. Write your own.',
  allDrafts: 'All drafts',

  // First steps on a new blog.
  stepsDone: '{done} of {all} done',
  // Follows the name of a step, for screen readers.
  isDone: '(done)',
  hide: 'Hide',
  nameBlog: 'Name your blog',
  aboutName: 'The name stands at the head of every page and mail. Add the address that readers write to.',
  // A button.
  keepName: 'Keep “{name}”',
  signPosts: 'Sign your posts',
  aboutAuthorName: 'Your name, as readers will see it under what you write.',
  bringPosts: 'Bring your posts',
  aboutImport:
    'From WordPress, Ghost, Letterboxd, Markdown and others. You see what will come before anything is saved.',
  bringPostsOrRemoveDemo: 'Bring your posts, or remove the demo',
  aboutImportAndDemo: 'Posts come from WordPress, Ghost, Letterboxd, Markdown and others.',
  demoBesidePosts: 'The demo stands beside your posts',
  setUpMail: 'Set up mail',
  aboutMail: 'Until then no subscriber gets a new post: mails are kept here for you to read.',
  writeReview: 'Write your first review',
  aboutReview: 'A title, your words, six scores. It is saved as a draft while you type.',
  protectSignIn: 'Protect your sign-in',
  aboutSecondFactor: 'A code from your phone, so that a stolen password is not enough.',

  // The demo; what is removed follows the colon.
  removeDemo: 'Remove the demo',
  removeTheDemo: 'Remove the demo:',
  demoPosts: { one: '{count} demo post', other: '{count} demo posts' },
  itsWords: 'Its words',
  removingDemoMeans:
    'Its posts, pictures and authors go for good. Greetings, the scale of scores and the description of the blog get plain words, which are yours to write. What you wrote or changed stays.',
  demoRemoved: 'The demo is removed',
  demoPostsRemoved: { one: '{count} demo post removed', other: '{count} demo posts removed' },
  // What was removed, and what was kept: two of these sentences.
  removedAndKept: '{removed}. {kept}',
  postsKept: { one: 'One that you changed stays', other: '{count} that you changed stay' },
  theLastSevenDays: 'The last seven days',
  readersNotCounted: 'Readers are not counted',
  sharePostLookHere: 'Share a post, and look here again. You yourself are not counted while you are signed in.',
  nobodyHasComeBy: 'Nobody has come by yet',
  itWasQuietIn: 'It was quiet in here',
  theFormSubscribeStands: 'The form to subscribe stands at the foot of every page.',
  noSubscribersYet: 'No subscribers yet',
  noneThemNew: 'none of them new',
  countingIsOff: 'Counting is switched off on the server. <link>Statistics</link> says how to switch it on.',
  subscribersFigure: { one: '{count} <name>subscriber</name>', other: '{count} <name>subscribers</name>' },
  // A number of subscribers.
  newThisWeek: { one: '{count} new this week', other: '{count} new this week' },
} as const
