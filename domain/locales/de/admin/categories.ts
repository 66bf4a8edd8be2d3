export const categories = {
  categories: 'Kategorien',
  aboutCategories:
    'Jeder Beitrag hat eine Kategorie. Das Formular bietet sie in dieser Reihenfolge an, und im Kopf der Seite stehen die, die Beiträge haben.',
  reviews: 'Kritiken',
  yes: 'Ja',
  up: 'Hoch',
  down: 'Runter',
  change: 'Ändern …',
  delete: 'Löschen …',
  rename: 'Umbenennen …',
  addCategory: 'Kategorie hinzufügen …',

  changeCategory: 'Kategorie ändern',
  newCategory: 'Neue Kategorie',
  newNameMeans:
    'Ein neuer Name gilt für alle ihre Beiträge, und die alte Adresse führt zur neuen. Bei vielen Beiträgen dauert das eine Weile.',
  descriptionStandsAbove: 'Beschreibung und Bild stehen über den Beiträgen der Kategorie.',
  isReview: 'Ihre Beiträge sind Kritiken mit Wertungen',
  scoresHidden: 'In dieser Kategorie sind Wertungen nicht öffentlich. Sie bleiben gespeichert.',
  colour: 'Farbe ihres Namens',
  aboutColour: 'Jedes Design nimmt den nächsten lesbaren Ton. Leer: wie alle anderen.',
  waitForPicture: 'Warte, bis das Bild gespeichert ist.',
  deleteCategory: 'Kategorie löschen',
  postsMove: {
    one: '{count} Beitrag bekommt eine andere Kategorie, und die alte Adresse führt dorthin.',
    other:
      '{count} Beiträge bekommen eine andere Kategorie, und die alte Adresse führt dorthin. Bei vielen Beiträgen dauert das eine Weile.',
  },
  noPostHasIt: 'Kein Beitrag hat sie.',
  postsGoTo: 'Ihre Beiträge kommen in',

  tags: 'Schlagwörter',
  tagCount: { one: '{count} Schlagwort', other: '{count} Schlagwörter' },
  noTags:
    'Kein veröffentlichter Beitrag hat ein Schlagwort. Du gibst sie im Formular eines Beitrags ein, neben der Kategorie.',
  tag: 'Schlagwort',
  pagesOfTags: 'Seiten der Schlagwörter',
  renameTag: 'Schlagwort umbenennen',
  nameOfOther: 'Mit dem Namen eines anderen werden beide zu einem. Die alte Adresse führt zur neuen.',
} as const
