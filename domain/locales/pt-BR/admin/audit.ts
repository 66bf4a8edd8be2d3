/** The audit log. */
export const audit = {
  auditLog: 'Auditoria',
  aboutLog:
    'Quem entrou, o que foi publicado e o que foi mudado aqui. Os registros ficam por um ano, e ninguém pode alterá-los.',
  entries: { one: '{count} registro', many: '{count} de registros', other: '{count} registros' },
  entriesFound: {
    one: '{count} registro encontrado',
    many: '{count} de registros encontrados',
    other: '{count} registros encontrados',
  },
  noneOfThatKind: 'Nada desse tipo',
  noneYet: 'Nada aconteceu ainda',
  noneFound: 'Nenhum registro tem estas palavras, este tipo e estes dias.',
  fromNowOn: 'A partir de agora, o que se faz na administração fica anotado aqui.',
  downloadCsv: 'Baixar como CSV',
  partOfName: 'Parte de um nome ou título',
  everything: 'Tudo',
  to: 'Até',
  about: 'Sobre',
  who: 'Quem',
  when: 'Quando',
  countAdded: 'Adicionados: {count}',
  countRemoved: 'Removidos: {count}',
  accountAs: '{who}, como {role}',
  accountNow: '{who}, agora {role}',
  byProvider: '{what}, por {provider}',
  ofAccount: '{name}, de {who}',
  noMailServer: 'nenhum',

  refusedByBrowsers: 'Recusado por navegadores',
  aboutRefused:
    'O que os navegadores se recusaram a carregar ou executar nestas telas, segundo seus relatos dos últimos 30 dias. A maior parte vem de extensões, e estranhos também podem enviar tais relatos. Confira qualquer host que você não conheça em uma tela que você usa.',
  refused: 'Recusado',
  rule: 'Regra',
  screen: 'Tela',
  reports: 'Relatos',
  last: 'Último',
} as const
