/** The page of the subscribe form for browsers without scripts, and the pages behind links in mails. */
export const subscription = {
  leaveEmpty: 'Leave this empty',
  answerHint: 'In digits or as a word.',
  // The form shows this after a subscription, while the blog has no mail server.
  unmailed: 'This blog cannot send mail yet. Its owner sees your address, and has to pass the link on to you.',
  // Questions for people without scripts. Numbers come as words: `numbers` has those from zero to twenty, with spaces between.
  numbers:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  questionPlus: 'What is {first} plus {second}?',
  questionMinus: 'What is {first} minus {second}?',
  questionCinema: 'A cinema shows {first} films in the evening and {second} at midnight. How many is that?',
  questionDoors: 'An old house has {first} doors, and {second} of them are locked. How many can be opened?',
  questionLanterns: '{first} lanterns burn, and the wind puts out {second}. How many still burn?',
  questionRavens: '{first} ravens sit on a fence, and {second} more land. How many sit there?',
  questionCats: 'How many legs do {second} black cats have together?',
  questionNext: 'Which number comes right after {first}?',
  // Pages behind links in mails.
  confirmScreen: 'Confirm your subscription',
  oldLink: 'This link is no longer valid',
  oldLinkText:
    'It is older than a week, a newer one has taken its place, or it lost a letter on its way. Ask for a new one.',
  unsubscribe: 'Unsubscribe',
  leaveHeading: 'Leave the mailing list?',
  leaveText: '{blogName} will send nothing more to {email}.',
  goneHeading: 'You are unsubscribed',
  goneText: 'Nothing more is sent to {email}.',
  goneUndo: 'Was it a slip, or somebody else? For ten minutes it can be taken back.',
  undo: 'Undo',
  backHeading: 'You are still in',
  backText: 'New posts go on to be sent to {email}.',
  lateHeading: 'This cannot be taken back any more',
  lateText: 'More than ten minutes have passed. Subscribing once more brings the mails back.',
  brokenLink: 'This link is not complete',
  brokenLinkText: 'It may have lost a letter on its way. Open the whole link from the mail, or write to {contact}.',
} as const
