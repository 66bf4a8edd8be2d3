/** Categories and tags of posts. */
export const categories = {
  categories: 'Categorias',
  aboutCategories:
    'Cada post tem uma categoria. O formulário as oferece nesta ordem, e o cabeçalho traz links para as que têm posts.',
  reviews: 'Críticas',
  yes: 'Sim',
  up: 'Subir',
  down: 'Descer',
  change: 'Mudar…',
  delete: 'Excluir…',
  rename: 'Renomear…',
  addCategory: 'Adicionar categoria…',

  changeCategory: 'Mudar a categoria',
  newCategory: 'Nova categoria',
  newNameMeans:
    'O novo nome vai para todos os posts dela, e o endereço antigo leva ao novo. Com muitos posts, isso demora um pouco.',
  descriptionStandsAbove: 'A descrição e a imagem ficam acima dos posts da categoria.',
  isReview: 'Os posts dela são críticas, com notas',
  scoresHidden: 'Nesta categoria, o público não vê as notas. Elas continuam guardadas.',
  colour: 'Cor do nome',
  aboutColour: 'Cada tema usa o tom mais próximo que se consiga ler. Vazio: como as outras.',
  waitForPicture: 'Espere até que a imagem seja guardada.',
  deleteCategory: 'Excluir a categoria',
  postsMove: {
    one: '{count} post recebe outra categoria, e o endereço desta leva a ela. Com muitos posts, isso demora um pouco.',
    many: '{count} de posts recebem outra categoria, e o endereço desta leva a ela. Com muitos posts, isso demora um pouco.',
    other:
      '{count} posts recebem outra categoria, e o endereço desta leva a ela. Com muitos posts, isso demora um pouco.',
  },
  noPostHasIt: 'Nenhum post a usa.',
  postsGoTo: 'Os posts vão para',

  tags: 'Tags',
  tagCount: { one: '{count} tag', many: '{count} de tags', other: '{count} tags' },
  noTags: 'Nenhum post publicado tem tags. Elas são digitadas no formulário de um post, ao lado da categoria.',
  tag: 'Tag',
  pagesOfTags: 'Páginas de tags',
  renameTag: 'Renomear a tag',
  nameOfOther: 'O nome de outra tag junta as duas em uma. O endereço antigo leva ao novo.',
} as const
