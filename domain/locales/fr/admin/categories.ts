export const categories = {
  categories: 'Catégories',
  aboutCategories:
    'Chaque article a une catégorie. Le formulaire les propose dans cet ordre, et l’en-tête mène à celles qui ont des articles.',
  reviews: 'Critiques',
  yes: 'Oui',
  up: 'Monter',
  down: 'Descendre',
  change: 'Modifier…',
  delete: 'Supprimer…',
  rename: 'Renommer…',
  addCategory: 'Ajouter une catégorie…',

  changeCategory: 'Modifier la catégorie',
  newCategory: 'Nouvelle catégorie',
  newNameMeans:
    'Tous ses articles prennent le nouveau nom, et l’ancienne adresse mène à la nouvelle. Avec beaucoup d’articles, cela prend un moment.',
  descriptionStandsAbove: 'La description et l’image figurent au-dessus des articles de la catégorie.',
  isReview: 'Ses articles sont des critiques, avec des notes',
  scoresHidden: 'Dans cette catégorie, les lecteurs ne voient pas les notes. Elles sont conservées.',
  colour: 'Couleur de son nom',
  aboutColour: 'Chaque thème prend la teinte lisible la plus proche. Vide : comme toutes les autres.',
  waitForPicture: 'Attendez que l’image soit enregistrée.',
  deleteCategory: 'Supprimer la catégorie',
  postsMove: {
    one: '{count} article change de catégorie, et l’ancienne adresse mène à la nouvelle catégorie. Avec beaucoup d’articles, cela prend un moment.',
    many: '{count} d’articles changent de catégorie, et l’ancienne adresse mène à la nouvelle catégorie. Avec beaucoup d’articles, cela prend un moment.',
    other:
      '{count} articles changent de catégorie, et l’ancienne adresse mène à la nouvelle catégorie. Avec beaucoup d’articles, cela prend un moment.',
  },
  noPostHasIt: 'Aucun article n’y est classé.',
  postsGoTo: 'Ses articles passent à',

  tags: 'Mots-clés',
  tagCount: { one: '{count} mot-clé', many: '{count} de mots-clés', other: '{count} mots-clés' },
  noTags:
    'Aucun article publié n’a de mot-clé. Ils se saisissent dans le formulaire d’un article, à côté de sa catégorie.',
  tag: 'Mot-clé',
  pagesOfTags: 'Pages de mots-clés',
  renameTag: 'Renommer le mot-clé',
  nameOfOther: 'Le nom d’un autre mot-clé réunit les deux. L’ancienne adresse mène à la nouvelle.',
} as const
