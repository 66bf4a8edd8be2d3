export const users = {
  users: 'Gebruikers',
  aboutRoles:
    'Eigenaren kunnen alles, ook gebruikers en instellingen beheren. Redacteuren kunnen alle artikelen schrijven, publiceren en aankondigen. Auteurs schrijven en publiceren hun eigen artikelen.',
  userCount: { one: '{count} gebruiker', other: '{count} gebruikers' },
  invitedCount: { one: '{count} uitgenodigd', other: '{count} uitgenodigd' },

  role: 'Rol',
  owner: 'Eigenaar',
  editor: 'Redacteur',
  author: 'Auteur',
  ownerRights: 'alles, ook abonnees, e-mail, instellingen en gebruikers',
  editorRights: 'alle artikelen, concepten en afbeeldingen, aankondigingen en statistieken',
  authorRights: 'eigen artikelen, en afbeeldingen daarvoor; geen aankondigingen',
  roleMeans: '{role}: {rights}.',

  you: 'Jij',
  profileOf: 'Profiel: {email}',
  changeRoleOf: 'Rol wijzigen: {email}',
  removeNamed: 'Verwijderen: {email}',

  remove: 'Verwijderen:',
  removingMeans:
    'Deze gebruiker is meteen overal uitgelogd, en de API-tokens vervallen. Ook alle open uitnodigingen vervallen, want deze gebruiker kan de links hebben gezien. Wat deze gebruiker heeft geschreven, blijft.',
  isRemoved: '{email} is verwijderd',
  changeProfileOf: 'Profiel wijzigen van:',
  profileShownLater: 'Lezers zien het zodra deze gebruiker een auteursnaam invult, of een artikel publiceert.',
  profileShown: 'Lezers zien het op de pagina van {name} en onder de artikelen.',
  profileSaved: 'Het profiel van {name} is opgeslagen',
  changeRole: 'Rol wijzigen',
  changeTheRoleOf: 'Rol wijzigen van:',
  roleTakesEffect: 'Het geldt meteen, ook voor de API-tokens.',
  invitationsEnd: 'Ook alle open uitnodigingen vervallen, want een eigenaar kan de links hebben gezien.',
  change: 'Wijzigen',
  changing: 'Wijzigen…',
  roleChanged: 'De rol van {email} is nu {role}',

  inviteSomebody: 'Iemand uitnodigen',
  linkIsMailed:
    'Er gaat een mail naartoe met een link om een wachtwoord te kiezen. De link werkt één keer, zeven dagen lang, en tot de volgende voor hetzelfde adres.',
  linkIsYours:
    'E-mail is nog niet ingesteld, dus geef de link zelf door. Wie hem opent, kiest een wachtwoord. De link werkt één keer, zeven dagen lang, en tot de volgende voor hetzelfde adres.',
  invite: 'Uitnodigen',
  inviting: 'Uitnodigen…',
  isInvited: '{email} is uitgenodigd',
  invitedByMail: '{email} is uitgenodigd. Je kunt de link ook zelf doorgeven. Je ziet hem hier alleen nu.',
  invitedByLink: '{email} is uitgenodigd. Geef de link door. Je ziet hem hier alleen nu.',
  linkOpensHereOnly:
    'De link leidt naar {siteUrl}, dat alleen op deze machine opengaat. Zet het openbare adres in <code>SITE_URL</code> voordat je iemand elders uitnodigt.',
  linkFor: 'Link voor {email}',
  copyLink: 'Link kopiëren',
  invited: 'Uitgenodigd',
  as: 'Als',
  withdraw: 'Intrekken',
  withdrawNamed: 'Intrekken: {email}',
  linkRevoked: 'De link voor {email} is ingetrokken',
} as const
