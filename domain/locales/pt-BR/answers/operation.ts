export const operation = {
  picturesInDatabase: {
    one: '{count} imagem está no banco de dados.',
    many: '{count} de imagens estão no banco de dados.',
    other: '{count} imagens estão no banco de dados.',
  },
  picturesWithoutPlace: {
    one: '{count} imagem está fora do banco de dados, e nenhum lugar foi indicado para ela.',
    many: '{count} de imagens estão fora do banco de dados, e nenhum lugar foi indicado para elas.',
    other: '{count} imagens estão fora do banco de dados, e nenhum lugar foi indicado para elas.',
  },
  setPlace: 'Ponha MEDIA_DIR ou MEDIA_S3_… como estavam.',
  picturesPlaces: '{outside} em {place} ({size}), {inside} no banco de dados.',
  picturesMissing: {
    one: '{where} Lá falta {count} ou não está inteira: {names}.',
    many: '{where} Lá faltam {count} ou não estão inteiras: {names}.',
    other: '{where} Lá faltam {count} ou não estão inteiras: {names}.',
  },
  bringBack:
    'Recupere os arquivos de um backup ou de uma cópia desse lugar, com os mesmos nomes. Veja o que mais grava lá.',
  away: 'As imagens respondem 503 até esse lugar voltar.',
  moveBack: '“den media move” as traz de volta na hora.',
  besideBackups: {
    one: '{count} imagem ao lado, {size}',
    many: '{count} de imagens ao lado, {size}',
    other: '{count} imagens ao lado, {size}',
  },
  passOnHost: 'Faça o proxy repassar este host ao Den.',
  inMailbox: 'guardado na caixa de correio',
  mailsInMailbox: 'Os e-mails ficam guardados na caixa de correio, em “E-mail”.',
  serverReady: 'o servidor está pronto para receber mensagens',
  noSiteKey: 'Não há chave do site, nem em CAPTCHA_SITE_KEY nem nas configurações.',
  noBackupOfDen: 'Isto não é um backup do Den.',
  wrongPassphrase: 'Essa não é a frase secreta deste backup.',
  notCounted: 'Nada é contado, como diz ANALYTICS_PROVIDER.',
  otherPassword: 'A conta tem outra senha desde então.',
  manyPasswords: 'Há senhas demais esperando verificação.',
} as const
