export const categories = {
  categories: 'Categorieën',
  aboutCategories:
    'Elk artikel heeft één categorie. Het formulier toont ze in deze volgorde, en de kop linkt naar de categorieën met artikelen.',
  reviews: 'Recensies',
  yes: 'Ja',
  up: 'Omhoog',
  down: 'Omlaag',
  change: 'Wijzigen…',
  delete: 'Verwijderen…',
  rename: 'Hernoemen…',
  addCategory: 'Categorie toevoegen…',

  changeCategory: 'Categorie wijzigen',
  newCategory: 'Nieuwe categorie',
  newNameMeans:
    'Een nieuwe naam geldt voor alle artikelen erin, en het oude adres leidt naar het nieuwe. Bij veel artikelen duurt dat even.',
  descriptionStandsAbove: 'Beschrijving en afbeelding staan boven de artikelen van de categorie.',
  isReview: 'De artikelen zijn recensies, met cijfers',
  scoresHidden: 'In deze categorie zien lezers geen cijfers. Ze blijven bewaard.',
  colour: 'Kleur van de naam',
  aboutColour: 'Elk thema neemt de dichtstbijzijnde leesbare tint. Leeg: zoals alle andere.',
  waitForPicture: 'Wacht tot de afbeelding is opgeslagen.',
  deleteCategory: 'Categorie verwijderen',
  postsMove: {
    one: '{count} artikel krijgt een andere categorie, en het oude adres leidt daarheen. Bij veel artikelen duurt dat even.',
    other:
      '{count} artikelen krijgen een andere categorie, en het oude adres leidt daarheen. Bij veel artikelen duurt dat even.',
  },
  noPostHasIt: 'Er staat geen artikel in.',
  postsGoTo: 'De artikelen gaan naar',

  tags: 'Tags',
  tagCount: { one: '{count} tag', other: '{count} tags' },
  noTags: 'Geen gepubliceerd artikel heeft een tag. Je typt ze in het formulier van een artikel, naast de categorie.',
  tag: 'Tag',
  pagesOfTags: 'Pagina’s met tags',
  renameTag: 'Tag hernoemen',
  nameOfOther: 'Met de naam van een andere tag worden de twee samengevoegd. Het oude adres leidt naar het nieuwe.',
} as const
