export const settings = {
  settings: 'Settings',
  settingsTitle: 'Settings, {title}',
  allSettings: 'All settings',
  whatYouSaveHere: 'What you save here is public at once.',

  // The sections, each with a sentence about it.
  blog: 'The blog',
  blogLead: 'What stands in the header, the footer and every page title.',
  look: 'Look',
  lookLead: 'Colours and shapes of your blog.',
  menu: 'Menu',
  menuLead: 'What leads on in the header, the phone menu and the footer.',
  reading: 'Reading',
  readingLead: 'When a day begins, what posts and forms start with, and what search engines ask for.',
  scale: 'The scale',
  scaleLead: 'What each number means, shown beside the rating of every review. A number without words is left out.',
  notices: 'Notices',
  noticesLead: 'What readers see where there is nothing to show.',
  words: 'Words',
  wordsLead: 'What mails to subscribers and their form say.',
  signingIn: 'Signing in',
  signingInLead: 'What administrators need besides their password.',
  services: 'Services',
  servicesLead:
    'The outside services that Den uses. Set up the mail server under Mail, and the others where Den is started (see docs/services.md).',

  // Saving. {names} are names of settings, {titles} and {where} titles of sections.
  // Beside the title of a section.
  notSavedHere: 'Not saved',
  notSaved: 'Not saved: {names}',
  notSavedIn: 'Not saved in {titles}.',
  everythingSaved: 'Everything is saved.',
  saveSettings: 'Save settings',
  settingsSaved: 'Settings saved',
  leaveWithoutSaving: 'Leave without saving?',
  changesWouldBeLost: 'What you changed in {where} is not saved and would be lost.',
  // Buttons.
  stayHere: 'Stay here',
  leave: 'Leave',

  // What settings were before. {instant} is a day and a time, {names} are names of settings.
  earlierVersions: 'Earlier versions',
  nothingChangedYet: 'Nothing was changed here yet.',
  shownAbove: 'Shown above is what was here until {instant}. Save to keep it.',
  bringOneBackHint: 'Bring one back to see it above. Nothing changes for readers until you save.',
  untilInstant: 'Until {instant}',
  changedBy: '{names} changed by {changedBy}',
  // A button, in full for screen readers.
  bringBack: 'Bring back',
  bringBackUntil: 'Bring back what was here until {instant}',

  // A proxy in front of the blog. TRUST_PROXY is the name of a variable, {setting} one with its value.
  proxyNearby:
    'Requests come through a proxy at {address} that <code>TRUST_PROXY</code> does not name. If it is yours, set {setting} and restart Den. Until then, all readers behind it count as one and share one limit for subscribing and for failed sign-ins. If it is not yours, do nothing: Den ignores what it says.',
  proxyElsewhere:
    'Requests come through a proxy at {address} that <code>TRUST_PROXY</code> does not name. If it is yours, name it in <code>TRUST_PROXY</code> and restart Den. Until then, all readers behind it count as one and share one limit for subscribing and for failed sign-ins. If it is not yours, do nothing: Den ignores what it says.',

  // The blog.
  contactHint: 'Shown in the footer, for readers to write to.',
  languageHint: 'Of what readers see and of mails to subscribers. You choose that of the admin area in Account.',
  taglineHint: 'One sentence under the name, in the footer.',
  descriptionHint: 'What search engines, feeds and shared links say about the blog.',

  // The look.
  // Pairs of colours.
  paletteDen: 'Den',
  paletteGiallo: 'Giallo',
  paletteFjord: 'Fjord',
  paletteFanzine: 'Fanzine',
  paletteSwamp: 'Swamp',
  paletteUltraviolet: 'Ultraviolet',
  accent: 'Accent',
  // The colour of pages.
  ground: 'Ground',
  coloursHint:
    'Links and buttons have the accent, pages the ground. Each theme takes the nearest tone that can be read. Drawn covers follow when you save.',
  // Typefaces: names of fonts.
  type: 'Type',
  typeDen: 'Den: Fraunces and Source Serif',
  typeGiallo: 'Giallo: Bodoni Moda and Newsreader',
  typeGothic: 'Gothic: Grenze Gotisch and Literata',
  typePulp: 'Pulp: Oswald and Literata',
  typeJournal: 'Journal: Schibsted Grotesk and Newsreader',
  typeFanzine: 'Fanzine: Bricolage Grotesque and Work Sans',
  typeSystem: 'The fonts of the reader’s device',
  corners: 'Corners and lines',
  cornersPlain: 'Plain: titles on their pictures',
  cornersSharp: 'Sharp: strong lines, little air, titles in boxes',
  cornersSoft: 'Soft: faint lines, much air, titles beside pictures',
  // What a reader sees at first: a dark or a light theme.
  firstVisit: 'First visit',
  asDevice: 'As the reader’s device',
  firstVisitHintLight:
    'The ground that you chose is the page of the light theme. Readers can change the theme with the button in the header.',
  firstVisitHintDark:
    'The ground that you chose is the page of the dark theme. Readers can change the theme with the button in the header.',
  logoHint: 'An SVG or a picture, best with a transparent background.',
  logoDarkHint: 'Only where the other one cannot be seen on a dark page.',
  iconHint: 'A square picture for the tabs of browsers and the screens of phones.',
  headerPictureHint:
    'A wide picture above the posts of the front page, at best 2,400 pixels wide. Its middle is what phones show.',
  ownCss: 'Own CSS',
  ownCssHint:
    'For readers’ pages, after all other styles. It does not change this area, and cannot load files from elsewhere.',
  previewOfLook: 'Preview of the look',
  // What the preview shows.
  home: 'Home',
  review: 'Review',
  phone: 'Phone',
  theme: 'Theme',
  dark: 'Dark',
  light: 'Light',

  // The menu.
  headerMenu: 'Header and phone menu',
  headerMenuHint:
    'Den and Greetings come first in every header. What has no room beside them is in the menu that opens. An address must be a path of this blog, such as /archive, or begin with https:// or mailto:.',
  headerEntries: 'Entries of the header',
  headerStandard: 'Back to the specified menu',
  headerStandardBack: 'The specified menu is back.',
  footer: 'Footer',
  footerHint: 'Terms, Privacy, Cookie Policy and Admin Panel stand beside these.',
  footerEntries: 'Entries of the footer',
  footerStandard: 'Back to the specified footer',
  footerStandardBack: 'The specified footer is back.',
  socialLinks: 'Social links',
  socialLinksHint: 'Icons in the footer. Mastodon confirms a link to a profile that links back.',
  addSocialLink: 'Add a social link',
  footerTextHint: 'A paragraph below the tagline. *Emphasis*, **bold** and [links](https://…) can stand in it.',
  addEntry: 'Add an entry',
  withoutLabel: 'Without a label',
  // The words of a link.
  label: 'Label',
  // A choice of pages: what is chosen follows.
  leadsTo: 'Leads to',
  anotherAddress: 'Another address',
  pagePlace: 'Page: {label}',
  categoryPlace: 'Category: {label}',
  seriesPlace: 'Series: {label}',
  tagPlace: 'Tag: {label}',

  // Reading.
  timeZones: 'Time zones',
  typeCity: 'Type a city, such as Madrid.',
  daysBeginThere: 'Days begin at midnight there.',
  // {time} is a day of the week with a time.
  itIsNow: 'It is now {time}.',
  noTimeZone: 'No time zone found for “{typed}”. Try the nearest large city, or UTC.',
  chooseFromList: 'Choose one from the list.',
  timeZonesFound: { one: '{count} time zone found', other: '{count} time zones found' },
  imageSourceHint: 'Filled in as the image source of each new post.',
  siteKeyOverridden: 'CAPTCHA_SITE_KEY in the environment overrides this key.',
  siteKeyHint: 'The public key of the captcha provider, if there is one. The built-in captcha needs none.',
  adsHint: 'Leaves a space between the two rows of the home page.',
  searchEngines: 'Search engines',
  searchEnginesHint:
    'Where a service asks you to prove that this blog is yours, paste the code or the whole tag that it shows.',

  scoreOutOf: '{score} out of {max}',

  // Notices.
  noPostYet: 'When there is no post yet',
  postNotFound: 'When a post is not found',
  pageBeyondLast: 'When a page lies beyond the last',
  title: 'Title',
  text: 'Text',
  namesInBraces: 'Names in braces are filled in wherever they stand:',
  nameOfBlog: 'the name of the blog',
  contactAddress: 'the contact address',
  addressOfSite: 'the address of this site',
  marksInLongTexts: 'In long texts you can use these marks:',

  // Words.
  wordsHint:
    'Where a sentence has {blogName}, {title}, {caption}, {author} or {address}, the name of the blog, the title, short caption or author of the post, or the address of the subscriber is filled in. Answers to these mails go to {contact}.',
  welcomeMailHint: 'One mail to each new subscriber, after they confirmed.',
  wholePostsHint:
    'The mail about a new post has its text and pictures in place of the long caption. What is covered as a spoiler stays on the blog.',
  // A button that brings a sentence back. {label}, the name of its field, is for screen readers.
  asItWas: 'As it was {label}',
  // Which mail the preview shows, each as short as can be.
  previewConfirmation: 'Confirm',
  previewWelcome: 'Welcome',
  previewSubscribed: 'Again',
  previewPost: 'New post',
  previewOfMail: 'Preview of the mail: {mail}',

  secondFactorHint: 'Administrators without one can only set it up, under Account. API tokens keep working.',

  // Services. The button is in full for screen readers; what a service answered follows the others.
  testConnection: 'Test connection',
  testConnectionTo: 'Test connection to {name}',
  doesNotWork: 'It does not work.',
  works: 'It works.',
  answers: 'It answers.',
  presentLogo: 'Present {label}',
  chooseAnother: 'Choose another',
  chooseFile: 'Choose a file',
  movedTo: '“{name}” is now {place} of {total}.',
  drag: 'Drag “{name}”',
  moveUp: 'Move “{name}” up, now {place} of {total}',
  moveDown: 'Move “{name}” down, now {place} of {total}',
  remove: 'Remove “{name}”',
  wasRemoved: '“{name}” was removed.',
  undo: 'Undo',
  sectionsSettings: 'Sections of the settings',
  storing: 'Storing…',
  storingLogo: 'Storing the {label}…',
  unreadablePicture: 'This file is no picture that the browser can read. Choose an SVG, PNG, JPEG, WebP or AVIF.',
} as const
