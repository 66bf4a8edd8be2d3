export const accountProblems = {
  longPassword: 'Ce mot de passe est trop long',
  longCode: 'Ce code est trop long',
  noName: 'Un nom est une ligne de texte brut, de 100 caractères au plus',
  guessedFirst: 'Ce mot de passe fait partie de ceux que l’on essaie en premier.',
  passwordTooLong: 'Un mot de passe a {max} caractères au plus.',
  passwordTooShort: 'Un mot de passe a au moins {min} caractères.',
  nameAsPassword: 'Ce mot de passe n’est guère plus que le nom du blog ou le vôtre.',
  anotherPassword: 'Choisissez un autre mot de passe',
  wrongPassword: 'Ce n’est pas votre mot de passe',
  wrongCurrentPassword: 'Ce n’est pas votre mot de passe actuel',
  wrongSignIn:
    'L’adresse et le mot de passe ne vont pas ensemble. Vérifiez les deux, ou choisissez un nouveau mot de passe par « Mot de passe oublié ? » ou avec « den admin reset-password ».',
  codeNeeded: 'Saisissez un code de votre application ou un code de secours',
  wrongCode: 'Ce code est faux ou a déjà servi. Attendez le suivant dans votre application.',
  wrongCodeAtSignIn:
    'Ce code est faux ou a déjà servi. Attendez le suivant dans votre application, et vérifiez que l’horloge de l’appareil est à l’heure.',
  wrongFirstCode:
    'Ce n’est pas le code de cette demi-minute. Saisissez les six chiffres que l’application affiche maintenant ; son horloge doit être à l’heure.',
  nothingToConfirm:
    'Il n’y a rien à confirmer : votre second facteur est déjà activé, ou n’a pas encore été configuré.',
  secondFactorIsOn:
    'Votre second facteur est déjà activé. Désactivez-le d’abord pour configurer une autre application.',
  secondFactorIsOff: 'Les codes de secours vont avec un second facteur, et le vôtre est désactivé.',
  secondFactorRequired:
    'Ce blog demande un second facteur à tous les comptes. Configurez d’abord le vôtre dans « Compte ». Rien n’a été modifié.',
  tooManyAttempts: 'Trop de tentatives. Attendez {wait}, puis réessayez.',
  tooManyAttemptsAtProvider: 'Trop de tentatives. Attendez un moment, puis réessayez.',
  passwordNeeded: 'Confirmez d’abord votre mot de passe. Cela vaut dix minutes. Rien n’a été modifié.',
  passwordToChange: 'Connectez-vous avec votre mot de passe pour le changer.',
  notSignedIn:
    'Vous n’avez pas de session, ou elle a pris fin. Reconnectez-vous : votre saisie est conservée. Les programmes envoient un jeton d’API.',
  sessionEnded: 'Votre session a pris fin. Reconnectez-vous.',
  sessionEndedAtUsers: 'Votre session a pris fin. Reconnectez-vous pour gérer l’équipe.',
  cookieLost:
    'Votre navigateur n’a pas gardé le cookie de session. Autorisez les cookies de ce site, et ouvrez-le à sa bonne adresse.',
  unauthorizedDomain:
    'La connexion n’est pas permise à cette adresse du site. Ouvrez-le à l’adresse {address} ; son exploitant autorise celle-ci avec SITE_URL ou AUTHORIZED_DOMAINS.',
  forOwners:
    'C’est réservé aux propriétaires, et votre rôle est : {role}. Un propriétaire peut le changer dans « Équipe ».',
  forEditors:
    'C’est réservé aux propriétaires et à la rédaction, et votre rôle est : {role}. Un propriétaire peut le changer dans « Équipe ».',
  foreignPost:
    'Cet article n’est pas le vôtre. Les plumes ouvrent et modifient leurs articles ; les propriétaires et la rédaction, tous les articles.',
  pagesOfEditors: 'Les plumes écrivent des articles. Les pages reviennent aux propriétaires et à la rédaction.',
  announcedByEditors:
    'Les plumes n’annoncent pas d’articles. Retirez l’annonce, et demandez-la à un propriétaire ou à la rédaction.',
  resetMailNotSetUp:
    'L’envoi d’e-mails n’est pas encore configuré sur ce site. Choisissez un nouveau mot de passe sur son serveur, avec « den admin reset-password ».',
  resetLinkUsed:
    'Ce lien n’est plus valable : un mot de passe a été choisi depuis, ou il a plus de 30 minutes. Demandez-en un autre.',
  claimLinkUsed: 'Ce lien n’est plus valable. Redémarrez Den ou lancez « den admin link », et utilisez le nouveau.',
  invitationUsed:
    'Cette invitation n’est plus valable. Si vous l’avez acceptée, connectez-vous. Sinon, elle a été retirée, remplacée par une plus récente, ou elle a plus de sept jours. Demandez-en une nouvelle.',
  invitationGone: 'Cette invitation n’existe plus : elle a servi, a été retirée ou remplacée par une plus récente.',
  addressLinkUsed:
    'Ce lien n’est plus valable : il a servi, un plus récent l’a suivi, ou il a plus de 30 minutes. Demandez-en un autre dans « Compte ».',
  addressMailNotSetUp:
    'L’envoi d’e-mails n’est pas encore configuré, une nouvelle adresse ne peut donc pas être confirmée. Configurez d’abord un serveur d’envoi.',
  addressTaken: '{email} est déjà l’adresse d’un compte',
  accountTaken: '{email} a déjà un compte',
  noAdministrator: 'Ce compte n’existe plus.',
  yourselfStays:
    'Vous ne pouvez pas retirer votre propre compte : il doit rester un propriétaire. Un autre propriétaire peut le faire.',
  yourRoleStays:
    'Vous ne pouvez pas changer votre propre rôle : il doit rester un propriétaire. Un autre propriétaire peut le faire.',
  noSession: 'Vous n’avez plus cette session.',
  noToken: 'Ce jeton n’existe plus.',
  noTokenName: 'Le nom d’un jeton est une ligne de texte brut, de 100 caractères au plus',
  tokenEnded: 'La fin d’un jeton doit être à venir',
  noScope: 'Choisissez au moins une autorisation',
  endlessToken: 'Un jeton prend fin en {year} au plus tard',
  tokenBeyondRole: 'Votre rôle est : {role}. Votre jeton ne peut donc pas avoir {scopes}',
  passkeysNeedHttps:
    'Les clés d’accès demandent un nom d’hôte et https, ce que l’adresse de ce site n’a pas. Son exploitant la définit avec SITE_URL.',
  manyPasskeys: 'Vous avez {max} clés d’accès, le maximum. Retirez-en une d’abord.',
  passkeyKnown: 'Cette clé d’accès a déjà été ajoutée.',
  passkeyRefused:
    'Cette clé d’accès n’a pas été acceptée, ou la question est restée ouverte trop longtemps. Réessayez.',
  passkeyOfAnother:
    'Cette clé d’accès ne permet pas de confirmer : elle n’est pas à vous, a été retirée, ou la question est restée ouverte trop longtemps. Réessayez, ou utilisez votre mot de passe.',
  passkeyGone: 'Cette clé d’accès n’existe plus.',
  passkeyOpensNothing:
    'Cette clé d’accès n’ouvre pas ce site : elle a peut-être été retirée ici, ou la question est restée ouverte trop longtemps. Réessayez, ou connectez-vous avec votre mot de passe.',
  noPasskeyName: 'Le nom d’une clé d’accès est une ligne de texte brut, de {max} caractères au plus',
  passkeyUnnamed: 'Donnez un nom à la clé d’accès',
  providerDomain:
    'La connexion avec {provider} n’est pas permise à cette adresse du site. Ouvrez-le à l’adresse {address} ; son exploitant autorise celle-ci avec AUTHORIZED_DOMAINS.',
  providerWindow:
    'Votre navigateur n’a pas ouvert de fenêtre pour {provider}. Autorisez les fenêtres surgissantes de ce site, puis réessayez.',
  providerClosed:
    'La connexion à {provider} n’est pas allée au bout : sa fenêtre a été fermée, ou vous l’avez annulée là-bas.',
  providerAnother:
    'Une autre connexion a commencé entre-temps dans ce navigateur et a mis fin à celle-ci. Terminez-la, ou recommencez.',
  providerStranger:
    '{provider} vous connaît, mais pas ce site : votre adresse n’est pas de celles qui peuvent l’ouvrir. Son exploitant peut l’ajouter.',
  providerUnverified:
    '{provider} n’a pas vérifié votre adresse, elle n’ouvre donc rien ici. Vérifiez-la là-bas, puis réessayez.',
  providerWithoutAddress: '{provider} n’a pas dit quelle est votre adresse, elle n’ouvre donc rien ici.',
  providerForeign:
    'Le compte qui a votre adresse appartient à quelqu’un d’autre chez {provider}. L’exploitant du site peut le dissocier avec « den admin unlink-provider ».',
  providerMismatch: 'Pour {provider}, vous êtes quelqu’un d’autre que dans cette session. Choisissez-y le même compte.',
  providerRemoved: 'Votre compte a été retiré d’ici. Un propriétaire peut vous inviter de nouveau.',
  providerSilent: '{provider} n’a pas répondu. Réessayez dans une minute, ou utilisez votre mot de passe.',
  providerUnclear:
    'La réponse de {provider} n’a pas pu être acceptée, personne n’a donc été connecté. Le journal du serveur dit pourquoi.',
  providerRefuses:
    '{provider} n’accepte pas ce site. Son exploitant compare là-bas OIDC_CLIENT_ID, OIDC_CLIENT_SECRET et l’adresse de redirection.',
  providerCookie:
    'Votre navigateur n’a pas envoyé le cookie de cette connexion : il n’en garde pas pour ce site, ou dix minutes se sont écoulées. Réessayez.',
  providerFactor:
    '{provider} demande un autre facteur que vous n’avez pas configuré ou pas donné. Faites-le là-bas, puis réessayez.',
} as const
