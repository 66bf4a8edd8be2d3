export const statistics = {
  // {period} is as `days` or `months`.
  titleOfPeriod: 'Statistics, {period}',
  statistics: 'Statistics',
  period: 'Period',
  // On their own: 7 days, 30 days, 90 days, 12 months. The tagged words are left out on narrow screens.
  days: { one: '{count} day', other: '{count} days' },
  months: { one: '{count} month', other: '{count} months' },
  daysTab: { one: '{count}<days> day</days>', other: '{count}<days> days</days>' },
  // The same within the other sentences, where they are called {period}.
  daysWithin: { one: '{count} day', other: '{count} days' },
  monthsWithin: { one: '{count} month', other: '{count} months' },
  // {month} is a month with its year, of which not all days are over.
  monthSoFar: '{month} so far',
  // {day} is a day with its year, {month} the name of a month.
  sinceUntilToday: 'since {day}; {month} is counted until today',
  ofPeriod: 'Statistics of {period}',
  notes:
    'Days are those of {timeZone}. A visitor is counted once a day, so whoever comes on three days is three. Counts of readers and mails are kept for 13 months.',

  // Within other sentences.
  viewCount: { one: '{count} view', other: '{count} views' },
  visitorCount: { one: '{count} visitor', other: '{count} visitors' },

  // Large numbers with a word beside.
  viewsFigure: { one: '{count} <name>view</name>', other: '{count} <name>views</name>' },
  visitorsFigure: { one: '{count} <name>visitor</name>', other: '{count} <name>visitors</name>' },

  // A number of views, visitors or subscribers beside that of the period before.
  asMany: 'as many as in the {period} before',
  nearlyAsMany: 'nearly as many as in the {period} before',
  timesAsMany: {
    one: '{count} times as many as in the {period} before',
    other: '{count} times as many as in the {period} before',
  },
  more: '{percent} % more than in the {period} before',
  fewer: '{percent} % fewer than in the {period} before',
  nearlyAllFewer: 'over 99 % fewer than in the {period} before',
  none: 'none, after {before} in the {period} before',
  noneBefore: 'none in the {period} before',
  noneEither: 'none in the {period} before either',

  // A part of a whole, which other sentences call {share}.
  share: '{percent} %',
  shareUnderOne: 'under 1 %',
  shareNearlyAll: 'over 99 %',

  // Charts and tables, and a link to a file with the same numbers. {bucket} is a day, or a month with its year.
  // The tagged colon and {caption}, the name of the table, are for screen readers.
  asTable: 'As a table<colon>: </colon>{caption}',
  csvTitle: 'CSV: {title}',
  month: 'Month',

  // Readers. {views}, {visitors} and {most} are numbers with their words, as in `viewCount`.
  readers: 'Readers',
  views: 'Views',
  visitors: 'Visitors',
  dayViews: 'Views and visitors of each day',
  monthViews: 'Views and visitors of each month',
  readersOfBucket: '{bucket}: {views}, {visitors}',
  readersOfPeriod: '{views} and {visitors} in {period}.',
  readersPeakDay: '{views} and {visitors} in {period}, most of them on {day}: {most}.',
  readersPeakMonth: '{views} and {visitors} in {period}, most of them in {month}: {most}.',
  nobodyYet: 'Nobody has come by yet',
  nobodyYetMore:
    'Share a post and come back later: readers appear here within seconds. You yourself are not counted while you are signed in.',
  quiet: 'It was quiet in here',
  nobodyInPeriod: 'Nobody came by in these {period}.',
  lookAtMonths: 'Look at <link>12 months</link>, or share a post.',
  // ANALYTICS_PROVIDER, off and first-party are typed so.
  notCounted:
    '<strong>Readers are not counted:</strong> <code>ANALYTICS_PROVIDER</code> is <code>off</code>. To count them here, without a cookie, set it to <code>first-party</code> and start Den again. Subscribers and mail are counted in any case.',
  keptFromBefore: 'What was counted before is kept for 13 months.',

  // Rankings, each with a caption for screen readers.
  ofAllViews: '{share} of all views',
  mostRead: 'Most read',
  mostReadCaption: 'The most read posts of {period}',
  noPostOpened: 'No post was opened in these {period}.',
  deletedPost: 'A post that is deleted',
  cameFrom: 'Came from',
  cameFromCaption: 'The sites that readers came from in {period}',
  site: 'Site',
  noOtherSite:
    'No other site led here in these {period}, or none that said so: many browsers and apps keep it to themselves.',
  byOtherSite: {
    one: '{count} view by way of another site: {share} of all.',
    other: '{count} views by way of another site: {share} of all.',
  },
  screens: 'Screens',
  screensCaption: 'The screens that were shown in {period}',
  screen: 'Screen',

  // Subscribers.
  nobodySubscribedYet:
    'Nobody has subscribed yet. The form stands in the footer of every page and on Greetings; whoever confirms by mail is counted here.',
  dayEnds: 'Subscribers at the end of each day',
  monthEnds: 'Subscribers at the end of each month',
  daySubscribers: 'Subscribers of each day',
  monthSubscribers: 'Subscribers of each month',
  dayChanges: 'New and gone subscribers of each day',
  monthChanges: 'New and gone subscribers of each month',
  subscribersNow: '{active} now; {joined} new and {left} gone in {period}.',
  subscribersSentence: '{begun} at the beginning of these {period}, {active} now.',
  subscribersOfBucket: {
    one: '{bucket}: {count} subscriber, {joined} new, {left} gone',
    other: '{bucket}: {count} subscribers, {joined} new, {left} gone',
  },
  changes: '{joined} came and {left} left.',
  total: 'Total',
  gone: 'Gone',

  // Mail.
  dayMails: 'Mails of each day',
  monthMails: 'Mails of each month',
  noMail: 'No mail went out in these {period}.',
  mailsWait: { one: '{count} mail waits to be sent.', other: '{count} mails wait to be sent.' },
  howAnnounced:
    'A new post is announced to subscribers when “E-mail subscribers” is ticked; <mail>Mail</mail> says how mail leaves.',
  mailsLead: '{sent} sent, {failed} failed and {uncertain} uncertain in {period}.',
  mailsLeadKept: '{sent} sent, {kept} kept here, {failed} failed and {uncertain} uncertain in {period}.',
  keptInMailbox: 'Mails without a server to leave by are kept in <mailbox>the mailbox</mailbox>.',
  mailsSentence: '{sent} sent, {failed} failed, {uncertain} uncertain in {period}.',
  mailsSentenceKept: '{sent} sent, {kept} kept here, {failed} failed, {uncertain} uncertain in {period}.',
  mailsOfBucket: '{bucket}: {sent} sent, {failed} failed, {uncertain} uncertain',
  mailsOfBucketKept: '{bucket}: {sent} sent, {kept} kept here, {failed} failed, {uncertain} uncertain',
} as const
