/** Backups and how to restore them. */
export const backups = {
  noneByItself: 'Este servidor não faz backups sozinho (BACKUP_AT está em off).',
  everyNight:
    'Toda noite, às {at} ({timeZone}), o servidor grava tudo em um arquivo e o verifica. Ele guarda 7 diários, 4 semanais e 12 mensais.',
  eachIsCopied: 'Cada um é copiado para {store}.',
  storedIn:
    'Eles ficam em {folder}. Contêm endereços e hashes de senhas: guarde uma cópia em outro disco ou máquina que só você possa ler.',
  picturesBeside:
    'As imagens ficam na subpasta {pictures}, cada uma uma só vez para todos os backups: um backup copiado ou baixado precisa dessa pasta ao lado.',

  backupFailed: 'O backup de {instant} falhou. {problem}',
  triesAgain: 'O servidor tenta de novo a cada hora.',
  noBackup: 'Ainda não há nenhum backup deste blog.',
  newestIsOld: 'O backup mais recente foi feito {age}.',
  lessThanHourAgo: 'há menos de uma hora',

  noneHere: 'Nenhum backup aqui ainda',
  newestIsElsewhere: 'O mais recente está em outro lugar: em outro servidor, ou onde um comando o pôs.',
  makeFirst: 'Faça o primeiro agora.',
  firstIsMadeAt: 'O primeiro será feito às {at}. Você também pode fazer um agora.',

  backUpNow: 'Fazer backup',
  makingBackup: 'Fazendo backup…',
  backupIsMade: 'O backup foi feito e verificado',
  writing: 'Gravando o backup',
  readingAgain: 'Lendo de novo',
  copying: 'Copiando para o armazenamento',
  sizeOf: '{done} de {all}',
  sizeOfAbout: '{done} de cerca de {all}',

  made: 'Feito',
  size: 'Tamanho',
  holds: 'Contém',
  checked: 'Verificado',
  copied: 'Copiado',
  nightly: 'Automático',
  byHand: 'Feito manualmente',
  beforeUpgrade: 'Antes de uma atualização',
  encrypted: 'criptografado',
  lastCheckFailed: 'A última verificação falhou.',
  makeAnother: '“Fazer backup” cria outro; “Restaurar…” verifica este de novo.',
  download: 'Baixar',
  restore: 'Restaurar…',

  restoreBackupOf: 'Restaurar o backup de',
  restoringMeans:
    'Ele substitui o blog inteiro: posts, alterações e inscritos desde então vão sumir. Um servidor em execução não pode substituir o próprio blog; por isso, o backup é verificado aqui, e depois você recebe o comando que o restaura.',
  checkAndShow: 'Verificar e mostrar o comando',
  checking: 'Verificando…',
  restoreTheBackupOf: 'Restaurar o backup de {instant}',
  isComplete: 'Ele acabou de ser verificado e está completo.',
  keepNewer: 'Se quiser manter algo mais novo, faça antes outro backup.',
  stopServer: 'Pare o servidor.',
  runCommand: 'Na máquina dele, na pasta do Den, execute este comando:',
  runCommandWithPassphrase:
    'Na máquina dele, na pasta do Den, execute este comando; ele pede a frase secreta, que é o BACKUP_PASSPHRASE da época:',
  copyCommand: 'Copiar comando',
  startServer: 'Inicie o servidor e entre de novo. O comando lista o que reteve, como e-mails não enviados.',
} as const
