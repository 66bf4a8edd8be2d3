export const today = {
  oneThingNeedsYou: 'One thing needs you',
  thingsNeedYou: '{length} things need you',
  nextOut: 'Next out',
  nothingScheduledPostCan: 'Nothing is scheduled. A post can be given a day and an hour in its form.',
  makeOneByHand: 'Make one by hand.',
  oneMadeEveryDay: 'One is made every day at {daily}.',
  lastBackup: 'Last backup',
  noneYet: 'None yet. {next}',
  hide: 'Hide',
  removeDemo: 'Remove the demo',
  removeDemo2: 'Remove the demo:',
  demoPost: 'demo post',
  itsWords: 'Its words',
  itsPostsPicturesAuthors:
    'Its posts, pictures and authors go for good. Greetings, the scale of scores and the description of the blog get plain words, which are yours to write. What you wrote or changed stays.',
  continueWriting: 'Continue writing',
  allDrafts: 'All drafts',
} as const
