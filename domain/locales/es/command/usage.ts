export const commandUsage = {
  about: 'Den, un hogar en tu propio servidor para quien escribe sobre cine de terror.',
  noCommand: 'no hay ningún comando “{name}”.',
  serve: 'sirve el sitio hasta que llega una señal (npm start lo compila antes)',
  migrate: 'lleva la base de datos a la forma de esta versión y dice qué se hizo',
  demo: '“{command}” quita la demo, salvo lo que alguien cambió',
  admin:
    'crea cuentas de administración, restablece una contraseña, muestra un enlace de instalación: “{command}” dice cómo',
  token: 'crea, enumera y revoca tokens de API: “{command}” dice cómo',
  backup: 'escribe todo en un solo archivo, con el sitio en marcha',
  restore: 'restaura una copia en una base de datos vacía, de cualquiera de los dos tipos',
  export: 'escribe solo los artículos en Markdown, con sus imágenes',
  import: 'importa artículos de otro programa; un ensayo dice qué pasaría',
  doctor: 'dice qué falla en este sitio y qué hacer; termina con 1 si hay un problema',
  media: '“{command}” saca las imágenes de la base de datos, o las devuelve',
  copy: 'copia el blog de SQLite a PostgreSQL, o al revés',
  address: 'dirección',
  name: 'nombre',
  whatFor: 'para qué',
  scope: 'permiso',
  dayOrDays: 'día o días',
  file: 'archivo',
  folder: 'carpeta',
  fileOrFolder: 'archivo o carpeta',
  folderOrArchive: 'carpeta o archivo comprimido',
  sitemapOrList: 'sitemap o lista',
  orFolder: 'o carpeta',
  serveSettings: 'sirve el sitio hasta que llega una señal; PORT y los demás ajustes son variables de entorno',
  adminCreate: 'crea una cuenta de administración, con el rol owner si no se dice otro; pregunta la contraseña',
  resetPassword:
    'da a una cuenta una contraseña nueva, cierra todas sus sesiones y termina sus tokens de API y sus invitaciones abiertas, salvo que se conserven',
  removePasskeys: 'quita todas las llaves de acceso de una cuenta, que después entra con la contraseña',
  unlinkProvider:
    'desvincula una cuenta de su acceso con OpenID; el próximo acceso con su dirección la vincula otra vez',
  resetSecondFactor:
    'desactiva el segundo factor de quien lo perdió junto con todos los códigos de recuperación: entonces basta la contraseña',
  changeAddress: 'cambia la dirección con la que entra una cuenta',
  setRole: 'cambia el rol de una cuenta',
  removeAdmin: 'elimina una cuenta; también terminan todas las invitaciones abiertas',
  listAdmins: 'enumera las cuentas y sus roles',
  setupLink: 'muestra un enlace de instalación nuevo, mientras no haya ninguna cuenta',
  adminWithoutTerminal: 'Sin terminal hace falta --email, y la contraseña es la primera línea de la entrada estándar.',
  tokenCreate: 'crea un token para un programa y lo muestra una vez',
  tokenList: 'enumera los tokens, lo que pueden hacer y cuándo caducan',
  tokenRevoke: 'revoca un token',
  tokenScopes: 'Permisos: {scopes}; sin --scope, {usual}.',
  tokenEnds: 'Un token caduca a los {days} días, o el día (2027-01-31) o a los días (30d) que diga --expires.',
  demoRemove: 'quita la demo, salvo lo que alguien cambió',
  migrateDoes: 'lleva la base de datos a la forma de esta versión, tras hacer una copia del blog si lo hay',
  migrateAtStart: 'Al arrancar, el servidor hace lo mismo.',
  backupDoes: 'escribe todo en un solo archivo, con el sitio en marcha, y lo lee de nuevo',
  backupPlace:
    'Sin nombre, el archivo va a BACKUP_DIR, la carpeta “backups” de DATA_DIR. --without-secrets deja fuera contraseñas, tokens y claves. --encrypt pide una frase de contraseña; donde ningún terminal pregunta, es la primera línea de la entrada estándar.',
  restoreDoes: 'restaura una copia en una base de datos vacía, SQLite o PostgreSQL; detén antes el servidor',
  restoreReplaces:
    '--replace restaura sobre un blog que ya existe. Los mensajes sin enviar se cancelan, y los artículos cuya hora ya pasó quedan como borradores. Una copia cifrada pide su frase de contraseña; donde ningún terminal pregunta, es la primera línea de la entrada estándar.',
  exportDoes:
    'escribe artículos, borradores y artículos programados en Markdown, con sus imágenes, en una carpeta nueva',
  exportFormat:
    'docs/markdown-format.md dice qué hay en los archivos. Para tenerlo todo, y poder volver, haz una copia de seguridad.',
  copyDoes: 'copia todo a una base de datos vacía, de cualquiera de los dos tipos, y compara cada fila',
  copyMoment:
    'Se copia el estado de un instante: para una mudanza, detén antes el servidor. Si se interrumpe, el mismo comando sigue con las imágenes que ya llegaron. --replace copia sobre un blog que ya existe.',
  mediaDoes:
    'lleva cada imagen a su sitio: a MEDIA_DIR o al bucket de MEDIA_S3_…, o con MEDIA_STORE=database de vuelta a la base de datos, con el sitio en marcha',
  mediaCompares:
    'Cada imagen se compara con su suma antes de borrar la copia anterior. Si se interrumpe, el mismo comando sigue.',
  importDoes: 'crea artículos de lo que exportó otro programa; repetirlo no crea ninguno dos veces',
  importChecks:
    'pregunta al servidor en marcha adónde llevan las direcciones del sitio anterior, y enumera las que no llevan a ninguna página',
  importOptions:
    '--dry-run dice de cada artículo qué se crearía, qué cambiaría y qué quedaría fuera, y no cambia nada. Las imágenes se toman de los archivos importados y de --pictures; no se carga nada de otros servidores. De una copia de otro Den (.tar.gz) toma artículos, borradores e imágenes. --scale dice cuál es la mejor puntuación (stars: 4); sin esa opción, las puntuaciones como “4” quedan fuera; los artículos con puntuación reciben la categoría “Horror Review” o la que se nombre, si no tienen ya una de reseñas. --viewings one hace un solo artículo de varias reseñas de una película en Letterboxd. Nadie recibe ningún mensaje. docs/imports.md cuenta qué se traslada.',
} as const
