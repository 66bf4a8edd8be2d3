export const health = {
  health: 'État du site',
  aboutHealth:
    'Ce qui fait marcher ce site. {command} va plus loin : la commande lit toute la base de données et vérifie que le serveur d’envoi et l’adresse du site répondent.',
  nothingIsWrong: 'Den {version}. Tout va bien',
  thingsNeedAttention: {
    one: 'Den {version}. Un point demande votre attention',
    many: 'Den {version}. {count} de points demandent votre attention',
    other: 'Den {version}. {count} points demandent votre attention',
  },
  lookAgain: 'Vérifier de nouveau',
  looking: 'Vérification…',
  state: 'État',
  found: 'Constat',
  ok: 'Tout va bien',
  hint: 'Pas encore',
  warning: 'Attention',
  problem: 'Problème',

  kept: 'Ce qui est gardé, et combien de temps',
  aboutKept:
    'Den supprime de lui-même ce qui est ancien. Seules les sauvegardes faites à la main, et les bases de données remplacées par une restauration, vous attendent.',
  now: 'Actuellement',
  howLong: 'Durée',
  growsWith: 'Augmente avec',
  setBy: 'Réglé par {setting}',
} as const
