export const categories = {
  categories: 'Categorías',
  aboutCategories:
    'Cada artículo tiene una categoría. El formulario las ofrece en este orden y la cabecera enlaza las que tienen artículos.',
  reviews: 'Reseñas',
  yes: 'Sí',
  up: 'Subir',
  down: 'Bajar',
  change: 'Cambiar…',
  delete: 'Eliminar…',
  rename: 'Renombrar…',
  addCategory: 'Añadir categoría…',

  changeCategory: 'Cambiar la categoría',
  newCategory: 'Una categoría nueva',
  newNameMeans:
    'Un nombre nuevo pasa a todos sus artículos y la dirección anterior lleva a la nueva. Con muchos artículos tarda un rato.',
  descriptionStandsAbove: 'La descripción y la imagen aparecen encima de los artículos de la categoría.',
  isReview: 'Sus artículos son reseñas, con puntuaciones',
  scoresHidden: 'En esta categoría los lectores no ven las puntuaciones. Se conservan.',
  colour: 'Color de su nombre',
  aboutColour: 'Cada tema toma el tono más cercano que se pueda leer. Vacío: como las demás.',
  waitForPicture: 'Espera a que se guarde la imagen.',
  deleteCategory: 'Eliminar la categoría',
  postsMove: {
    one: '{count} artículo pasa a otra categoría y la dirección de esta lleva allí. Con muchos artículos tarda un rato.',
    many: '{count} de artículos pasan a otra categoría y la dirección de esta lleva allí. Con muchos artículos tarda un rato.',
    other:
      '{count} artículos pasan a otra categoría y la dirección de esta lleva allí. Con muchos artículos tarda un rato.',
  },
  noPostHasIt: 'Ningún artículo la tiene.',
  postsGoTo: 'Sus artículos pasan a',

  tags: 'Etiquetas',
  tagCount: { one: '{count} etiqueta', many: '{count} de etiquetas', other: '{count} etiquetas' },
  noTags:
    'Ningún artículo publicado tiene etiquetas. Se escriben en el formulario de un artículo, junto a su categoría.',
  tag: 'Etiqueta',
  pagesOfTags: 'Páginas de etiquetas',
  renameTag: 'Renombrar la etiqueta',
  nameOfOther: 'Con el nombre de otra etiqueta, ambas se unen en una. La dirección anterior lleva a la nueva.',
} as const
