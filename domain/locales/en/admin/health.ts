export const health = {
  health: 'Health',
  denDoctor: 'den doctor',
  nothingWrong: 'Nothing is wrong',
  oneThingNeedsYour: 'One thing needs your attention',
  thingsNeedYourAttention: '{wrong} things need your attention',
  state: 'State',
  found: 'Found',
  lookAgain: 'Look again',
  whatKeptHowLong: 'What is kept, and how long',
  denDeletesWhatOld:
    'Den deletes what is old by itself. Only backups that you made, and databases that a restore replaced, wait for you.',
  looking: 'Looking…',
} as const
