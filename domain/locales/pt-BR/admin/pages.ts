export const pages = {
  pageCount: { one: '{count} página.', many: '{count} de páginas.', other: '{count} páginas.' },
  pagesHaveAddresses: 'As páginas têm endereço próprio e não entram em nenhuma lista de posts.',
  writePage: 'Escrever uma página',
  noPagesYet: 'Nenhuma página ainda',
  whatPagesAre: 'O que fica ao lado dos posts, como os critérios das notas, um contato ou os dados de quem publica.',
  withWordsOfDen: 'Com o texto do Den',
  standardText: 'Texto padrão',
  writeYourOwn: 'Escrever a sua',
  writeYourOwnPage: 'Escrever a sua: {page}',
  yoursIsInTrash: 'A sua está na lixeira',
  toTrash: 'Ir para a lixeira',
  toTrashOfPage: 'Ir para a lixeira: {page}',
} as const
