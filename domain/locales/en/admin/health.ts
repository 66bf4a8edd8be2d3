/** Whether everything works. */
export const health = {
  health: 'Health',
  // `{command}` is what is typed in a terminal.
  aboutHealth:
    'What keeps this site working. {command} checks more: it reads the whole database and tests whether the mail server and the site’s address answer.',
  nothingIsWrong: 'Den {version}. Nothing is wrong',
  thingsNeedAttention: {
    one: 'Den {version}. One thing needs your attention',
    other: 'Den {version}. {count} things need your attention',
  },
  lookAgain: 'Look again',
  looking: 'Looking…',
  // Heads of the table: whether it is well, and what was found.
  state: 'State',
  found: 'Found',
  ok: 'All well',
  // Of what was not set up or made so far.
  hint: 'Not yet',
  warning: 'Warning',
  problem: 'Problem',

  // A table of what is stored.
  kept: 'What is kept, and how long',
  aboutKept:
    'Den deletes what is old by itself. Only backups that you made, and databases that a restore replaced, wait for you.',
  // Heads: how much there is, how long it stays, and what makes it more.
  now: 'Now',
  howLong: 'Kept',
  growsWith: 'Grows with',
  setBy: 'Set by {setting}',
} as const
