/** Around every screen of the admin area: its head, navigation and failures, and the fields that forms are made of. */
export const frame = {
  skipToContent: 'Skip to content',
  needsJavaScript: 'The admin area is an application and needs JavaScript. Reading pages do without.',
  // The name of the area, and of a tab of the browser while nobody is signed in.
  adminPage: 'Admin Page',
  adminPageOf: 'Admin Page – {blogName}',
  adminAreas: 'Admin areas',
  menu: 'Menu',
  viewSite: 'View site',
  // A button that begins a post.
  write: 'Write',
  logout: 'Logout',
  loggedOut: 'Logged out Successfully',
  logoutFailed: 'Failed to Log Out! Contact your Site Administator',
  // A question, and the choice of what to do.
  whatToDo: 'What do you want to do?',
  createBlog: 'Create Blog',
  changeBlog: 'Update or Delete Blog',

  // Toasts.
  notifications: 'Notifications',
  undo: 'Undo',
  operationSuccess: 'Operation Success!',
  operationFailed: 'Operation Failed!',

  // Fields and filters of lists.
  requiredFields: 'Fields with <mark>an asterisk</mark> are required.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  // The same on the button, beside the field.
  showTyped: 'Show',
  hideTyped: 'Hide',
  pickColour: 'Pick {label}',
  // The name of a field, then the button beside it.
  searchField: 'Search',
  search: 'Search',
  // The choice that leaves nothing out of a list.
  all: 'All',

  // A question for the password; the address of the account follows the colon.
  confirmYourPassword: 'Confirm your password:',
  passwordOnceMore: 'This needs your password once more. For ten minutes after that you are not asked again.',

  // Instead of a screen that a role does not open.
  notForYou: 'Not for you',
  doorIsLocked: 'This door is locked',
  goToPosts: 'Go to <posts>Posts</posts>, or <write>write one</write>.',

  // Instead of a screen that failed: the name of the tab, the heading, and what to do.
  noAnswer: 'No answer',
  serverDidNotAnswer: 'The server did not answer',
  checkConnection: 'Check your connection.',
  closedForMoment: 'Closed for a moment',
  denIsClosed: 'The den is closed for a moment',
  somethingBroke: 'Something broke',
  brokeInTheDark: 'Something broke in the dark',
  faultIsOurs: 'The fault is on our side.',
  inputIsKept: 'What you typed into the form of a post is kept in this tab.',
  codeIsMissing:
    'Part of the admin area could not be loaded: the connection was lost, or Den has been upgraded. Reload the page before you open another screen. What you typed into the form of a post is kept in this tab.',
  reload: 'Reload',
  inputIsBack: 'What you had typed is back. <discard>Discard it</discard>',

  // Groups of the navigation, of which the second has what keeps the blog running, and what may be wrong there.
  blog: 'Blog',
  house: 'House',
  mailServerFails: 'The mail server fails',
  backupIsOld: 'The newest backup is older than two days',
} as const
