/** Administrators, their roles and invitations. */
export const users = {
  users: 'Users',
  aboutRoles:
    'Owners can do everything, including users and settings. Editors write, publish and announce all posts. Authors write and publish their own.',
  // Side by side, with a comma between: how many there are, and how many have an open invitation.
  userCount: { one: '{count} user', other: '{count} users' },
  invitedCount: { one: '{count} invited', other: '{count} invited' },

  // Roles, and what each may do.
  role: 'Role',
  owner: 'Owner',
  editor: 'Editor',
  author: 'Author',
  ownerRights: 'everything, with subscribers, mail, settings and users',
  editorRights: 'all posts, drafts and pictures, announcements and statistics',
  authorRights: 'own posts, and pictures for them; no announcements',
  roleMeans: '{role}: {rights}.',

  // In the row of the own account, instead of buttons.
  you: 'You',
  // Names of buttons for screen readers.
  profileOf: 'Profile: {email}',
  changeRoleOf: 'Change role: {email}',
  removeNamed: 'Remove: {email}',

  // Dialogs; a name or an address follows the colon.
  remove: 'Remove:',
  removingMeans:
    'They are signed out everywhere at once, and their API tokens end. All open invitations end too, because they may have seen the links. What they wrote stays.',
  isRemoved: '{email} is removed',
  changeProfileOf: 'Change the profile of:',
  profileShownLater: 'Readers see it as soon as this user gives a name as printed, or publishes a post.',
  profileShown: 'Readers see it on the page of {name} and under their posts.',
  profileSaved: 'The profile of {name} is saved',
  changeRole: 'Change role',
  changeTheRoleOf: 'Change the role of:',
  roleTakesEffect: 'It takes effect at once, also for their API tokens.',
  // Follows the sentence above where an owner loses the role.
  invitationsEnd: 'All open invitations end too, because an owner may have seen the links.',
  change: 'Change',
  changing: 'Changing…',
  // `{role}` with a small letter.
  roleChanged: 'The role of {email} is now {role}',

  // A form that invites, and open invitations.
  inviteSomebody: 'Invite somebody',
  linkIsMailed:
    'They get a link by mail to choose a password. The link works once, for seven days, and until the next one for the same address.',
  linkIsYours:
    'Mail is not set up yet, so pass on the link yourself. With it they choose a password. The link works once, for seven days, and until the next one for the same address.',
  invite: 'Invite',
  inviting: 'Inviting…',
  isInvited: '{email} is invited',
  invitedByMail: '{email} is invited. You can also pass on the link yourself. This screen shows it only now.',
  invitedByLink: '{email} is invited. Pass the link on. This screen shows it only now.',
  // Beside a link. {siteUrl} is the address of the blog; SITE_URL is the name of a variable.
  linkOpensHereOnly:
    'The link leads to {siteUrl}, which opens on this machine only. Name the public address in <code>SITE_URL</code> before you invite people elsewhere.',
  linkFor: 'Link for {email}',
  copyLink: 'Copy link',
  invited: 'Invited',
  // The head of a column of roles.
  as: 'As',
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw: {email}',
  linkRevoked: 'The link for {email} is revoked',
} as const
