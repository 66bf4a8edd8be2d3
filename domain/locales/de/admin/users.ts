export const users = {
  users: 'Team',
  aboutRoles:
    'Die Leitung darf alles, auch Team und Einstellungen verwalten. Die Redaktion darf alle Beiträge schreiben, veröffentlichen und ankündigen. Die Mitarbeit darf eigene schreiben und veröffentlichen.',
  userCount: { one: '{count} Konto', other: '{count} Konten' },
  invitedCount: { one: '{count} eingeladen', other: '{count} eingeladen' },

  role: 'Rolle',
  owner: 'Leitung',
  editor: 'Redaktion',
  author: 'Mitarbeit',
  ownerRights: 'alles, mit Abos, Mails, Einstellungen und Team',
  editorRights: 'alle Beiträge, Entwürfe und Bilder, Ankündigungen und Statistik',
  authorRights: 'eigene Beiträge und Bilder dafür, keine Ankündigungen',
  roleMeans: '{role}: {rights}.',

  you: 'Du',
  profileOf: 'Profil: {email}',
  changeRoleOf: 'Rolle ändern: {email}',
  removeNamed: 'Entfernen: {email}',

  remove: 'Entfernen:',
  removingMeans:
    'Das Konto wird sofort überall abgemeldet, und seine API-Tokens enden. Auch alle offenen Einladungen enden, weil ihre Links bekannt sein könnten. Alle Beiträge bleiben.',
  isRemoved: '{email} ist entfernt',
  changeProfileOf: 'Profil ändern von:',
  profileShownLater:
    'Es wird öffentlich, sobald bei diesem Konto „Name unter Beiträgen“ ausgefüllt ist oder es einen Beitrag veröffentlicht.',
  profileShown: 'Öffentlich steht es auf der Seite von {name} und unter den Beiträgen.',
  profileSaved: 'Das Profil von {name} ist gespeichert',
  changeRole: 'Rolle ändern',
  changeTheRoleOf: 'Rolle ändern von:',
  roleTakesEffect: 'Sie gilt sofort, auch für die API-Tokens.',
  invitationsEnd: 'Auch alle offenen Einladungen enden, weil ihre Links bekannt sein könnten.',
  change: 'Ändern',
  changing: 'Ändert …',
  roleChanged: 'Die Rolle von {email} ist jetzt {role}',

  inviteSomebody: 'Jemanden einladen',
  linkIsMailed:
    'Per Mail kommt ein Link, um ein Passwort zu wählen. Er gilt nur einmal, sieben Tage lang oder bis zum nächsten für dieselbe Adresse.',
  linkIsYours:
    'Der Mailversand ist noch nicht eingerichtet, also gib den Link selbst weiter. Damit lässt sich ein Passwort wählen. Er gilt nur einmal, sieben Tage lang oder bis zum nächsten für dieselbe Adresse.',
  invite: 'Einladen',
  inviting: 'Lädt ein …',
  isInvited: '{email} ist eingeladen',
  invitedByMail: '{email} ist eingeladen. Du kannst den Link auch selbst weitergeben. Er wird nur jetzt angezeigt.',
  invitedByLink: '{email} ist eingeladen. Gib den Link weiter. Er wird nur jetzt angezeigt.',
  linkOpensHereOnly:
    'Der Link führt zu {siteUrl}, und das öffnet sich nur auf diesem Rechner. Trag die öffentliche Adresse in <code>SITE_URL</code> ein, bevor du andere einlädst.',
  linkFor: 'Link für {email}',
  copyLink: 'Link kopieren',
  invited: 'Eingeladen',
  as: 'Als',
  withdraw: 'Zurückziehen',
  withdrawNamed: 'Zurückziehen: {email}',
  linkRevoked: 'Der Link für {email} gilt nicht mehr',
} as const
