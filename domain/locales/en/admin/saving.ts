/** Saving, publishing, scheduling and announcing a post, and what came in between. */
export const saving = {
  // A mail to subscribers. In the form.
  subjectAndPreview: 'Subject and preview of the mail',
  subject: 'Subject',
  previewInInbox: 'Preview in the inbox',
  leftEmpty: 'Left empty: the words of the settings.',
  publishesAndKeeps: {
    one: 'Publishes and keeps {count} mail here: no mail server is set',
    other: 'Publishes and keeps {count} mails here: no mail server is set',
  },
  publishesAndMails: { one: 'Publishes and mails {count} person', other: 'Publishes and mails {count} people' },
  // The question before a post is published and mailed: its title, and the button that answers it.
  askKeep: { one: 'Publish and keep {count} mail here?', other: 'Publish and keep {count} mails here?' },
  askMail: { one: 'Publish and mail {count} person?', other: 'Publish and mail {count} people?' },
  publishAndKeep: { one: 'Publish and keep {count} mail here', other: 'Publish and keep {count} mails here' },
  publishAndMail: { one: 'Publish and mail {count} person', other: 'Publish and mail {count} people' },
  nothingSent: 'No mail server is set up, so nothing is sent: the mails are kept in the mailbox, under Mail.',
  comesOutNow:
    '“{title}” comes out now, and everybody who is subscribed gets a mail about it. Mails cannot be called back.',
  mailsWait: 'The mail server fails at present: the mails wait until it works.',
  sendTest: 'Send me a test first',
  sendingTest: 'Sending a test…',
  testKept: 'The test to {email} is kept in the mailbox, under Mail.',
  testSent: 'The test is on its way to {email}. The server said:',
  testFailed: 'The test did not go out. The answer was:',
  // A post that is published already. The title of the post with a question mark follows on the first two.
  keepAbout: { one: 'Keep {count} mail here about', other: 'Keep {count} mails here about' },
  mailAbout: { one: 'Mail {count} person about', other: 'Mail {count} people about' },
  // Follows the question that `keepAbout` or `mailAbout` begins.
  titleAsked: '{title}?',
  keepMails: { one: 'Keep {count} mail here', other: 'Keep {count} mails here' },
  mailPeople: { one: 'Mail {count} person', other: 'Mail {count} people' },
  noMailYet: 'Subscribers got no mail about this post.',
  announce: 'Announce…',
  announcing: 'Announcing…',
  keptOnce:
    'No mail server is set up, so nothing is sent: the mails are kept in the mailbox, under Mail. A post is announced once.',
  mailedOnce:
    'Everybody who is subscribed now gets one mail about the post as readers see it. A post is announced once.',
  // The state of a form. {time} is such as 21:05.
  notSaved: 'Not saved: {problem}',
  notSavedYet: 'Not saved yet',
  savedAt: 'Saved {time}',
  savedNotOut: 'Saved, not out yet',
  savedAtNotOut: 'Saved {time}, not out yet',
  savedAsDraft: 'Saved as a draft',
  sendingPicture: 'A picture is on its way…',
  oneMoment: 'One moment…',
  // What was done.
  created: 'Successfully Created Blog - {title}',
  updated: 'Successfully Updated Blog - {title}',
  deleted: 'Successfully Deleted Blog',
  pageOut: 'The page is out: {title}',
  pageUpdated: 'The page is updated: {title}',
  pageTrashed: 'The page is in the trash',
  draftSaved: 'Saved as a draft. Only administrators see it.',
  scheduledSaved: 'Saved. It comes out as it is now, at its time.',
  discarded: 'Discarded.',
  // {post} is the title of the post. A note about its mails follows the second one.
  isOut: 'It is out: {post}',
  isOutSentence: 'It is out: {post}.',
  // What is missing before a publication.
  sectionUnfinished: 'A section needs a title and a text before the post is published. Complete it, or remove it.',
  pictureUnsent: 'A picture was not sent. Try again, or delete it.',
  sectionLeftOut: 'Section {number} is left out: it needs a title and a text.',
  noOverallRating: 'No overall rating is given: readers see 0 / 10.',
  // Sections that a created post left out.
  leftOut: { one: '{count} section was left out.', other: '{count} sections were left out.' },
  keepAsDraft: { one: 'Keep it as a draft', other: 'Keep them as a draft' },
  discard: 'Discard',
  keptAsDraft: 'Saved as a draft. <link>Open it</link>',
  // A change of status. The title of the post follows after a colon.
  schedulePost: 'Schedule:',
  schedule: 'Schedule',
  scheduling: 'Scheduling…',
  comesOutThen: 'It comes out by itself at that time.',
  comesOutMailed: 'It comes out by itself at that time and is mailed to subscribers then.',
  comesOutUnmailed: 'It comes out by itself at that time, without a mail to subscribers.',
  nobodySubscribed: 'Nobody is subscribed at present.',
  chooseTime: 'Choose a day and a time.',
  time: 'Time',
  inTimeZone: 'In the blog’s time zone, {timeZone}',
  clocksSkip: 'Clocks skip {time} that day. The post comes out on {at}.',
  dateThePost: 'Date the post {date}',
  dateThePostNot: 'Date the post {date}, and not {former}',
  scheduledFor: 'Scheduled for {at}',
  // {time} is a day and an hour.
  comesOutOn: 'Comes out on {time}, with what is saved by then.',
  dateIfNow: 'Date it {date} if it is published now',
  backToDraftsPost: 'Back to drafts:',
  unpublishText:
    'Readers do not see it any more. The draft is as this form shows it; published again, it has the same address.',
  takeBack: 'Take it back',
  takingBack: 'Taking it back…',
  // {by} is an e-mail address.
  pending: 'Below are changes that {by} made on {at}. Readers do not see them until you update it.',
  // The post was saved elsewhere meanwhile: by another person, or by oneself in another tab.
  otherFirst: 'Someone else saved this post first',
  otherSaved:
    '{by} saved it on {at}. Nothing was overwritten, and what you typed still stands below. Keep yours, or take theirs.',
  unknownSaved:
    'Another administrator saved it on {at}. Nothing was overwritten, and what you typed still stands below. Keep yours, or take theirs.',
  mine: 'Mine',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  ownFirst: 'You saved this post elsewhere first',
  ownSaved:
    'You saved it in another tab or on another device on {at}. Nothing was overwritten, and what you typed still stands below. Keep what stands here, or take what was saved there.',
  here: 'Here',
  there: 'There',
  keepHere: 'Keep what stands here',
  takeThere: 'Take what was saved there',
  // Said above a table of fields.
  bothChanged: 'Both changed what stands in this table. Whatever only one of the two changed is kept.',
  // Nobody has to choose: both changed different fields. {fields} is a list of their labels with commas.
  takenIn: 'Changes that {by} saved on {at} were taken in: {fields}. What you typed still stands.',
  takenInUnnamed:
    'Changes that another administrator saved on {at} were taken in: {fields}. What you typed still stands.',
  pressAgain: 'Look them over, then press the button again.',
  draftIsOut:
    'This draft is out: it was published meanwhile. What you typed since still stands below, to be copied into <link>the published post</link>.',
  draftIsScheduled:
    'This draft was scheduled meanwhile. What you typed since still stands below, to be copied into <link>the scheduled post</link>.',
  asAnotherPost: 'Go on with it as another post',
  // The post was deleted meanwhile.
  postGone: 'This post was deleted meanwhile. What you typed still stands below.',
  draftGone: 'This draft was deleted meanwhile. What you typed still stands below.',
  restore: 'Restore it from the trash',
  createAnew: 'Create as a new post',
  newPostNeeds: 'A new post needs a title and a text in every section. Complete or remove the others.',
  // What an earlier form left in this browser.
  unsavedWords: 'Words that may not be saved',
  unsentPictures: 'Pictures that were not sent',
  wordsKept: 'Your words are kept',
  setAside: 'You took the other version on {at}. Until you use or discard them, your own words stay in this browser.',
  typedThem: 'You typed them in this browser on {at}. It was closed before the server had answered that it has them.',
  choseThem: 'You chose them in this browser on {at}. It was closed before the server had answered that it has them.',
  inThisForm: 'In this form',
  typedThen: 'Typed then',
  // {files} is a list of names with commas.
  notSentEither: 'Not sent either: {files}',
  useThem: 'Use them',
  discardThem: 'Discard them',
  // The comparison of two versions.
  differences: 'Differences',
  field: 'Field',
  empty: 'empty',
  bothSaySame: 'Both say the same.',
  sectionOrder: 'Order of sections',
  mailSubject: 'Subject of the mail',
  mailPreview: 'Preview of the mail',
  // A field of a section. {name} is the title of the section.
  ofSection: '{name}: {field}',
  yes: 'Yes',
} as const
