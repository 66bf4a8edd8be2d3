export const audit = {
  auditLog: 'Journal d’audit',
  aboutLog:
    'Qui s’est connecté, ce qui a été publié, et ce qui a été modifié ici. Les entrées restent un an, et personne ne peut les changer.',
  entries: { one: '{count} entrée', many: '{count} d’entrées', other: '{count} entrées' },
  entriesFound: {
    one: '{count} entrée trouvée',
    many: '{count} d’entrées trouvées',
    other: '{count} entrées trouvées',
  },
  noneOfThatKind: 'Rien de ce genre',
  noneYet: 'Rien ne s’est encore passé',
  noneFound: 'Aucune entrée ne correspond à ces mots, à ce choix et à ces jours.',
  fromNowOn: 'À partir de maintenant, ce que fait l’équipe est consigné ici.',
  downloadCsv: 'Télécharger en CSV',
  partOfName: 'Partie d’un nom ou d’un titre',
  everything: 'Tout',
  to: 'À',
  about: 'Sujet',
  who: 'Qui',
  when: 'Quand',

  refusedByBrowsers: 'Refusé par les navigateurs',
  aboutRefused:
    'Ce que les navigateurs ont refusé de charger ou d’exécuter sur ces écrans, d’après leurs signalements des 30 derniers jours. La plupart viennent d’extensions de navigateur, et des inconnus peuvent aussi en envoyer. Vérifiez tout hôte que vous ne connaissez pas sur un écran que vous utilisez.',
  refused: 'Refusé',
  rule: 'Règle',
  screen: 'Écran',
  reports: 'Signalements',
  last: 'Dernier',
} as const
