/** The first screen of the day. */
export const today = {
  thingsNeedYou: {
    one: 'Uma coisa precisa da sua atenção',
    many: '{count} de coisas precisam da sua atenção',
    other: '{count} coisas precisam da sua atenção',
  },
  mailFails:
    'Os e-mails não estão saindo: o servidor de e-mail está falhando. Os que esperam saem assim que ele voltar a funcionar.',
  lookAtMail: 'Ver E-mail',
  readersUnmailed: 'Há quem espere um link de confirmação, mas não há servidor de e-mail configurado.',
  noBackupAndDue: 'Não há nenhum backup, e já é hora de um.',
  backupIsOld: 'O backup mais recente tem mais de dois dias.',
  backupFailed: 'O último backup falhou: {problem}',
  lookAtBackups: 'Ver Backups',
  notPublished: '“{title}” não saiu: {problem}',
  notPublishedInTime: '“{title}” não saiu: a hora passou, e nenhum servidor o publicou.',
  openIt: 'Abrir',

  nextOut: 'Próximo a sair',
  nothingScheduled: 'Nada está agendado. O dia e a hora de um post são definidos no formulário dele.',
  allScheduled: {
    one: 'Ver o post agendado',
    many: 'Todos os {count} de posts agendados',
    other: 'Todos os {count} posts agendados',
  },

  lastBackup: 'Último backup',
  noBackupMakeOne: 'Nenhum ainda. Faça um manualmente.',
  noBackupDaily: 'Nenhum ainda. Um é feito todo dia às {time}.',

  continueWriting: 'Continuar escrevendo',
  nothingHalfDone:
    'Você não deixou nada pela metade. <write>Escreva um post</write>, e ele espera aqui até ser publicado.',
  draftSaved: 'Rascunho, salvo em {day}',
  changesSaved: 'Alterações que o público ainda não vê, salvas em {day}',
  greetings: 'Boas-vindas',
  plainGreetings: 'Um texto padrão curto, desde que a demonstração foi removida. Escreva o seu.',
  allDrafts: 'Todos os rascunhos',

  stepsDone: '{done} de {all} concluídos',
  isDone: '(concluído)',
  hide: 'Ocultar',
  nameBlog: 'Dê um nome ao blog',
  aboutName:
    'O nome aparece no alto de cada página e de cada e-mail. Informe também o endereço para o qual o público escreve.',
  keepName: 'Manter “{name}”',
  signPosts: 'Assine seus posts',
  aboutAuthorName: 'Seu nome, como o público vai vê-lo no que você escreve.',
  bringPosts: 'Traga seus posts',
  aboutImport:
    'De WordPress, Ghost, Letterboxd, Markdown e outros. Você vê o que virá antes de qualquer coisa ser salva.',
  bringPostsOrRemoveDemo: 'Traga seus posts ou remova a demonstração',
  aboutImportAndDemo: 'Os posts podem vir de WordPress, Ghost, Letterboxd, Markdown e outros.',
  demoBesidePosts: 'A demonstração está ao lado dos seus posts',
  setUpMail: 'Configure o e-mail',
  aboutMail: 'Até lá, nenhum inscrito recebe os novos posts: os e-mails ficam aqui, para você ler.',
  writeReview: 'Escreva sua primeira crítica',
  aboutReview: 'Um título, suas palavras, seis notas. Fica salva como rascunho enquanto você digita.',
  protectSignIn: 'Proteja seu acesso',
  aboutSecondFactor: 'Um código do celular, para que uma senha roubada não baste.',

  removeDemo: 'Remover a demonstração',
  removeTheDemo: 'Remover a demonstração:',
  demoPosts: {
    one: '{count} post de demonstração',
    many: '{count} de posts de demonstração',
    other: '{count} posts de demonstração',
  },
  itsWords: 'Os textos dela',
  removingDemoMeans:
    'Os posts, as imagens e os autores dela somem de vez. A página Boas-vindas, a escala de notas e a descrição do blog recebem textos simples, que você pode reescrever. O que você escreveu ou mudou fica.',
  demoRemoved: 'A demonstração foi removida',
  demoPostsRemoved: {
    one: '{count} post de demonstração removido',
    many: '{count} de posts de demonstração removidos',
    other: '{count} posts de demonstração removidos',
  },
  removedAndKept: '{removed}. {kept}',
  postsKept: {
    one: 'Um que você mudou fica',
    many: '{count} que você mudou ficam',
    other: '{count} que você mudou ficam',
  },
  theLastSevenDays: 'Os últimos sete dias',
  readersNotCounted: 'As visitas não são contadas',
  sharePostLookHere: 'Compartilhe um post e volte aqui. Você não entra na conta enquanto sua sessão está aberta.',
  nobodyHasComeBy: 'Ninguém passou por aqui ainda',
  itWasQuietIn: 'Por aqui, só silêncio',
  theFormSubscribeStands: 'O formulário de inscrição fica no pé de cada página.',
  noSubscribersYet: 'Nenhum inscrito ainda',
  noneThemNew: 'nenhum novo',
  countingIsOff: 'A contagem está desativada no servidor. Em <link>Estatísticas</link> está como ativá-la.',
  subscribersFigure: {
    one: '{count} <name>inscrito</name>',
    many: '{count} <name>de inscritos</name>',
    other: '{count} <name>inscritos</name>',
  },
  newThisWeek: {
    one: '{count} novo nesta semana',
    many: '{count} novos nesta semana',
    other: '{count} novos nesta semana',
  },
} as const
