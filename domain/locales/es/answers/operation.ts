export const operation = {
  picturesInDatabase: {
    one: '{count} imagen está en la base de datos.',
    many: '{count} de imágenes están en la base de datos.',
    other: '{count} imágenes están en la base de datos.',
  },
  picturesWithoutPlace: {
    one: '{count} imagen está fuera de la base de datos, y no se indica ningún lugar para ella.',
    many: '{count} de imágenes están fuera de la base de datos, y no se indica ningún lugar para ellas.',
    other: '{count} imágenes están fuera de la base de datos, y no se indica ningún lugar para ellas.',
  },
  setPlace: 'Pon MEDIA_DIR o MEDIA_S3_… como estaban.',
  picturesPlaces: '{outside} en {place} ({size}), {inside} en la base de datos.',
  picturesMissing: {
    one: '{where} Allí falta {count} o no está entera: {names}.',
    many: '{where} Allí faltan {count} o no están enteras: {names}.',
    other: '{where} Allí faltan {count} o no están enteras: {names}.',
  },
  bringBack:
    'Recupera los archivos de una copia de seguridad o de una copia de ese lugar, con los mismos nombres. Mira qué más escribe allí.',
  away: 'Las imágenes responden 503 hasta que ese lugar vuelva.',
  moveBack: '“den media move” las trae de vuelta enseguida.',
  besideBackups: {
    one: '{count} imagen al lado, {size}',
    many: '{count} de imágenes al lado, {size}',
    other: '{count} imágenes al lado, {size}',
  },
  passOnHost: 'Haz que el proxy pase este host a Den.',
  inMailbox: 'guardado en el buzón',
  mailsInMailbox: 'Los mensajes se guardan en el buzón, en “Correo”.',
  serverReady: 'el servidor está listo para recibir mensajes',
  noSiteKey: 'No hay clave del sitio, ni en CAPTCHA_SITE_KEY ni en los ajustes.',
  noBackupOfDen: 'Esto no es una copia de seguridad de Den.',
  wrongPassphrase: 'Esa no es la frase de contraseña de esta copia de seguridad.',
  notCounted: 'No se cuenta nada, como dice ANALYTICS_PROVIDER.',
  otherPassword: 'La cuenta tiene otra contraseña desde entonces.',
  manyPasswords: 'Demasiadas contraseñas esperan a ser comprobadas.',
} as const
