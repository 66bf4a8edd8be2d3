export const users = {
  users: 'Użytkownicy',
  aboutRoles:
    'Właściciele mogą wszystko, także zarządzać użytkownikami i ustawieniami. Redaktorzy piszą i publikują wszystkie wpisy i powiadamiają o nich. Autorzy piszą i publikują własne.',
  userCount: {
    one: '{count} osoba',
    few: '{count} osoby',
    many: '{count} osób',
    other: '{count} osoby',
  },
  invitedCount: {
    one: '{count} zaproszenie',
    few: '{count} zaproszenia',
    many: '{count} zaproszeń',
    other: '{count} zaproszenia',
  },

  role: 'Rola',
  owner: 'Właściciel/ka',
  editor: 'Redaktor/ka',
  author: 'Autor/ka',
  ownerRights: 'wszystko, także subskrybenci, poczta, ustawienia i użytkownicy',
  editorRights: 'wszystkie wpisy, szkice i obrazy, powiadomienia i statystyki',
  authorRights: 'własne wpisy i obrazy do nich; bez powiadomień',
  roleMeans: '{role}: {rights}.',

  you: 'Ty',
  profileOf: 'Profil: {email}',
  changeRoleOf: 'Zmień rolę: {email}',
  removeNamed: 'Usuń: {email}',

  remove: 'Usunąć:',
  removingMeans:
    'Ta osoba zostanie od razu wszędzie wylogowana, a jej tokeny API wygasną. Wygasną też wszystkie otwarte zaproszenia, bo mogła widzieć linki. To, co napisała, zostaje.',
  isRemoved: 'Usunięto: {email}',
  changeProfileOf: 'Zmień profil:',
  profileShownLater: 'Czytelnicy zobaczą go, gdy tylko ta osoba poda swój podpis albo opublikuje wpis.',
  profileShown: 'Czytelnicy widzą go na stronie {name} i pod wpisami z tym podpisem.',
  profileSaved: 'Profil zapisany: {name}',
  changeRole: 'Zmień rolę',
  changeTheRoleOf: 'Zmień rolę:',
  roleTakesEffect: 'Działa od razu, także dla tokenów API tej osoby.',
  invitationsEnd: 'Wygasną też wszystkie otwarte zaproszenia, bo ta osoba mogła widzieć linki.',
  change: 'Zmień',
  changing: 'Zmieniam…',
  roleChanged: '{email}: nowa rola to {role}',

  inviteSomebody: 'Zaproś kogoś',
  linkIsMailed:
    'Ta osoba dostanie e-mailem link do wyboru hasła. Link działa raz, przez siedem dni i do następnego na ten sam adres.',
  linkIsYours:
    'Poczta nie jest jeszcze ustawiona, więc przekaż link samodzielnie. Służy do wyboru hasła. Działa raz, przez siedem dni i do następnego na ten sam adres.',
  invite: 'Zaproś',
  inviting: 'Zapraszam…',
  isInvited: 'Zaproszono: {email}',
  invitedByMail: 'Zaproszono: {email}. Możesz też przekazać link samodzielnie. Ten ekran pokazuje go tylko teraz.',
  invitedByLink: 'Zaproszono: {email}. Przekaż ten link. Ten ekran pokazuje go tylko teraz.',
  linkOpensHereOnly:
    'Link prowadzi do {siteUrl}, a ten adres otwiera się tylko na tym komputerze. Podaj adres publiczny w <code>SITE_URL</code>, zanim zaprosisz kogoś gdzie indziej.',
  linkFor: 'Link dla {email}',
  copyLink: 'Kopiuj link',
  invited: 'Zaproszeni',
  as: 'Rola',
  withdraw: 'Wycofaj',
  withdrawNamed: 'Wycofaj: {email}',
  linkRevoked: 'Link dla {email} jest unieważniony',
} as const
