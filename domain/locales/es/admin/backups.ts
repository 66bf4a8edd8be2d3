export const backups = {
  noneByItself: 'Este servidor no hace copias de seguridad por su cuenta (BACKUP_AT está en off).',
  everyNight:
    'Cada noche a las {at} ({timeZone}) el servidor lo escribe todo en un archivo y lo comprueba. Conserva 7 copias diarias, 4 semanales y 12 mensuales.',
  eachIsCopied: 'Cada una se copia a {store}.',
  storedIn:
    'Se guardan en {folder}. Contienen direcciones y hashes de contraseñas: conserva una en otro disco u otra máquina que solo tú puedas leer.',
  picturesBeside:
    'Las imágenes están en su subcarpeta {pictures}, cada una una sola vez para todas las copias: una copia que se copie o se descargue necesita esa carpeta a su lado.',

  backupFailed: 'La copia de seguridad del {instant} falló. {problem}',
  triesAgain: 'El servidor lo intenta de nuevo cada hora.',
  noBackup: 'Aún no hay ninguna copia de seguridad de este blog.',
  newestIsOld: 'La copia de seguridad más reciente se hizo {age}.',
  lessThanHourAgo: 'hace menos de una hora',

  noneHere: 'Aún no hay ninguna copia aquí',
  newestIsElsewhere: 'La más reciente está en otro lugar: en otro servidor o donde la dejó un comando.',
  makeFirst: 'Haz ahora la primera.',
  firstIsMadeAt: 'La primera se hace a las {at}. También puedes hacer una ahora.',

  backUpNow: 'Hacer copia ahora',
  makingBackup: 'Haciendo la copia…',
  backupIsMade: 'Copia de seguridad hecha y comprobada',
  writing: 'Escribiendo la copia',
  readingAgain: 'Leyéndola de nuevo',
  copying: 'Copiándola al almacén',
  sizeOf: '{done} de {all}',
  sizeOfAbout: '{done} de unos {all}',

  made: 'Hecha',
  size: 'Tamaño',
  holds: 'Contiene',
  checked: 'Comprobada',
  copied: 'Copiada',
  nightly: 'Nocturna',
  byHand: 'Hecha a mano',
  beforeUpgrade: 'Antes de actualizar',
  encrypted: 'cifrada',
  lastCheckFailed: 'La última comprobación falló.',
  makeAnother: '“Hacer copia ahora” hace otra; “Restaurar…” comprueba esta de nuevo.',
  download: 'Descargar',
  restore: 'Restaurar…',

  restoreBackupOf: 'Restaurar la copia de seguridad del',
  restoringMeans:
    'Sustituye el blog entero: los artículos, cambios y suscriptores posteriores se perderán. Un servidor en marcha no puede sustituir su propio blog, así que la copia se comprueba aquí y después recibes el comando que la restaura.',
  checkAndShow: 'Comprobar y ver el comando',
  checking: 'Comprobando…',
  restoreTheBackupOf: 'Restaurar la copia de seguridad del {instant}',
  isComplete: 'Se acaba de comprobar y está completa.',
  keepNewer: 'Si quieres conservar algo más reciente, haz antes otra copia.',
  stopServer: 'Detén el servidor.',
  runCommand: 'En su máquina, en la carpeta de Den, ejecuta este comando:',
  runCommandWithPassphrase:
    'En su máquina, en la carpeta de Den, ejecuta este comando; te pedirá la frase de contraseña, que es la BACKUP_PASSPHRASE de entonces:',
  copyCommand: 'Copiar comando',
  startServer:
    'Arranca el servidor e inicia sesión de nuevo. El comando enumera lo que retuvo, como los mensajes sin enviar.',
} as const
