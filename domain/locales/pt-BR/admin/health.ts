/** Whether everything works. */
export const health = {
  health: 'Diagnóstico',
  aboutHealth:
    'O que mantém este site funcionando. {command} verifica mais: lê o banco de dados inteiro e testa se o servidor de e-mail e o endereço do site respondem.',
  nothingIsWrong: 'Den {version}. Nada de errado',
  thingsNeedAttention: {
    one: 'Den {version}. Uma coisa precisa da sua atenção',
    many: 'Den {version}. {count} de coisas precisam da sua atenção',
    other: 'Den {version}. {count} coisas precisam da sua atenção',
  },
  lookAgain: 'Verificar de novo',
  looking: 'Verificando…',
  state: 'Estado',
  found: 'Resultado',
  ok: 'Tudo certo',
  hint: 'Ainda não',
  warning: 'Aviso',
  problem: 'Problema',

  kept: 'O que é guardado, e por quanto tempo',
  aboutKept:
    'O Den exclui sozinho o que é antigo. Só ficam por sua conta os backups que você fez e os bancos de dados substituídos por uma restauração.',
  now: 'Agora',
  howLong: 'Guardado',
  growsWith: 'Cresce com',
  setBy: 'Definido por {setting}',
} as const
