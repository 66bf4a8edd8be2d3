export const statistics = {
  titleOfPeriod: 'Statistiques, {period}',
  statistics: 'Statistiques',
  period: 'Période',
  days: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
  months: { one: '{count} mois', many: '{count} de mois', other: '{count} mois' },
  daysTab: {
    one: '{count}<days> jour</days>',
    many: '{count}<days> de jours</days>',
    other: '{count}<days> jours</days>',
  },
  daysWithin: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
  monthsWithin: { one: '{count} mois', many: '{count} de mois', other: '{count} mois' },
  monthSoFar: '{month} jusqu’ici',
  sinceUntilToday: 'depuis le {day} ; {month} est compté jusqu’à aujourd’hui',
  ofPeriod: 'Statistiques sur {period}',
  notes:
    'Les jours sont ceux du fuseau {timeZone}. Une visite compte une fois par jour : qui vient trois jours compte pour trois. Les chiffres des lecteurs et des e-mails sont gardés 13 mois.',

  viewCount: { one: '{count} vue', many: '{count} de vues', other: '{count} vues' },
  visitorCount: { one: '{count} visiteur', many: '{count} de visiteurs', other: '{count} visiteurs' },

  viewsFigure: {
    one: '{count} <name>vue</name>',
    many: '{count} <name>de vues</name>',
    other: '{count} <name>vues</name>',
  },
  visitorsFigure: {
    one: '{count} <name>visiteur</name>',
    many: '{count} <name>de visiteurs</name>',
    other: '{count} <name>visiteurs</name>',
  },

  asMany: 'autant que sur les {period} précédents',
  nearlyAsMany: 'presque autant que sur les {period} précédents',
  timesAsMany: {
    one: '{count} fois le chiffre des {period} précédents',
    many: '{count} de fois le chiffre des {period} précédents',
    other: '{count} fois le chiffre des {period} précédents',
  },
  more: '{percent} % de plus que sur les {period} précédents',
  fewer: '{percent} % de moins que sur les {period} précédents',
  nearlyAllFewer: 'plus de 99 % de moins que sur les {period} précédents',
  none: 'zéro, après {before} sur les {period} précédents',
  noneBefore: 'zéro sur les {period} précédents',
  noneEither: 'zéro aussi sur les {period} précédents',

  share: '{percent} %',
  shareUnderOne: 'moins de 1 %',
  shareNearlyAll: 'plus de 99 %',

  asTable: 'En tableau<colon> : </colon>{caption}',
  csvTitle: 'CSV : {title}',
  month: 'Mois',

  readers: 'Lecteurs',
  views: 'Vues',
  visitors: 'Visiteurs',
  dayViews: 'Vues et visiteurs de chaque jour',
  monthViews: 'Vues et visiteurs de chaque mois',
  readersOfBucket: '{bucket} : {views}, {visitors}',
  readersOfPeriod: '{views} et {visitors} en {period}.',
  readersPeakDay: '{views} et {visitors} en {period}, avec un pic le {day} : {most}.',
  readersPeakMonth: '{views} et {visitors} en {period}, avec un pic en {month} : {most}.',
  nobodyYet: 'Personne n’est encore passé',
  nobodyYetMore:
    'Partagez un article et revenez plus tard : les visites s’affichent ici en quelques secondes. Les vôtres ne comptent pas tant que votre session est ouverte.',
  quiet: 'C’était bien calme ici',
  nobodyInPeriod: 'Personne n’est passé en {period}.',
  lookAtMonths: 'Voyez les <link>12 mois</link>, ou partagez un article.',
  notCounted:
    '<strong>Les visites ne sont pas comptées :</strong> <code>ANALYTICS_PROVIDER</code> vaut <code>off</code>. Pour les compter ici, sans cookie, donnez-lui la valeur <code>first-party</code> et redémarrez Den. Les abonnés et les e-mails sont comptés dans tous les cas.',
  keptFromBefore: 'Ce qui a été compté auparavant est gardé 13 mois.',

  ofAllViews: '{share} de toutes les vues',
  mostRead: 'Les plus lus',
  mostReadCaption: 'Les articles les plus lus en {period}',
  noPostOpened: 'Aucun article n’a été ouvert en {period}.',
  deletedPost: 'Un article supprimé',
  cameFrom: 'Provenance',
  cameFromCaption: 'Les sites d’où les lecteurs sont venus en {period}',
  site: 'Site',
  noOtherSite:
    'Aucun autre site n’a mené ici en {period}, ou aucun ne l’a dit : beaucoup de navigateurs et d’applications le gardent pour eux.',
  byOtherSite: {
    one: '{count} vue par un autre site : {share} du total.',
    many: '{count} de vues par un autre site : {share} du total.',
    other: '{count} vues par un autre site : {share} du total.',
  },
  screens: 'Écrans',
  screensCaption: 'Les écrans affichés en {period}',
  screen: 'Écran',

  nobodySubscribedYet:
    'Personne ne s’est encore abonné. Le formulaire se trouve au pied de chaque page et sur la page Bienvenue ; qui confirme par e-mail est compté ici.',
  dayEnds: 'Abonnés à la fin de chaque jour',
  monthEnds: 'Abonnés à la fin de chaque mois',
  daySubscribers: 'Abonnés de chaque jour',
  monthSubscribers: 'Abonnés de chaque mois',
  dayChanges: 'Arrivées et départs de chaque jour',
  monthChanges: 'Arrivées et départs de chaque mois',
  subscribersNow: 'Aujourd’hui : {active} ; arrivées en {period} : {joined} ; départs : {left}.',
  subscribersSentence: 'Au début de ces {period} : {begun} ; aujourd’hui : {active}.',
  subscribersOfBucket: {
    one: '{bucket} : {count} abonné ; arrivées : {joined} ; départs : {left}',
    many: '{bucket} : {count} d’abonnés ; arrivées : {joined} ; départs : {left}',
    other: '{bucket} : {count} abonnés ; arrivées : {joined} ; départs : {left}',
  },
  changes: 'Arrivées : {joined} ; départs : {left}.',
  total: 'Total',
  gone: 'Partis',

  dayMails: 'E-mails de chaque jour',
  monthMails: 'E-mails de chaque mois',
  noMail: 'Aucun e-mail n’est parti en {period}.',
  mailsWait: {
    one: '{count} e-mail attend son envoi.',
    many: '{count} d’e-mails attendent leur envoi.',
    other: '{count} e-mails attendent leur envoi.',
  },
  howAnnounced:
    'Un nouvel article est annoncé aux abonnés quand « Prévenir les abonnés » est coché ; l’écran <mail>E-mails</mail> dit comment ils partent.',
  mailsLead: 'En {period}, e-mails envoyés : {sent} ; échecs : {failed} ; incertains : {uncertain}.',
  mailsLeadKept:
    'En {period}, e-mails envoyés : {sent} ; conservés ici : {kept} ; échecs : {failed} ; incertains : {uncertain}.',
  keptInMailbox: 'Les e-mails écrits sans serveur d’envoi sont conservés dans <mailbox>la boîte d’envoi</mailbox>.',
  mailsSentence: 'En {period}, envoyés : {sent} ; échecs : {failed} ; incertains : {uncertain}.',
  mailsSentenceKept:
    'En {period}, envoyés : {sent} ; conservés ici : {kept} ; échecs : {failed} ; incertains : {uncertain}.',
  mailsOfBucket: '{bucket}, envoyés : {sent} ; échecs : {failed} ; incertains : {uncertain}',
  mailsOfBucketKept:
    '{bucket}, envoyés : {sent} ; conservés ici : {kept} ; échecs : {failed} ; incertains : {uncertain}',
} as const
