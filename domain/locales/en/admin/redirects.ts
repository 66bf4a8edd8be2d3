export const redirects = {
  oldAddressesLeadToNew:
    'Old addresses lead to new ones for good (301): those that imported posts had elsewhere, those that posts had here before, and those that you add. When a post moves, its old addresses follow it.',
  addRedirect: 'Add a redirect…',
  partOfAddress: 'Part of an address',
  redirectCount: { one: '{count} redirect', other: '{count} redirects' },
  redirectsFound: { one: '{count} redirect found', other: '{count} redirects found' },
  noSuchAddress: 'No address like that',
  caseCounts: 'Upper and lower case count.',
  nothingLeadsElsewhere: 'Nothing leads elsewhere yet',
  howToAdd: 'Import posts, or add an old address that readers may still follow.',
  // Columns of the table, and fields of the form.
  oldAddress: 'Old address',
  oldAddressHint: 'A path such as /2019/10/old-post, without the domain.',
  leadsTo: 'Leads to',
  leadsToHint: 'A path of this blog, such as /blogs/New-Post or /films, or a whole address with https://',
  postNotPublished: 'A post that is not published',
  // Buttons of a row; {path} is its old address.
  change: 'Change…',
  changePath: 'Change… {path}',
  takeAwayAsks: 'Take away…',
  takeAwayPath: 'Take away… {path}',
  // The form. The old address stands below the first message.
  changeRedirect: 'Change the redirect of',
  newRedirect: 'A new redirect',
  browsersRemember: 'Browsers remember redirects, some for a long time.',
  // Before one is taken away. The old address stands below the first message.
  takeAwayRedirect: 'Take away the redirect of',
  comesToFrontPage: 'Who opens this address then comes to the front page.',
  takeAway: 'Take away',
  takingAway: 'Taking away…',
} as const
