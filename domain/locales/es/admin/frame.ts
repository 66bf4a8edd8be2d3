export const frame = {
  skipToContent: 'Ir al contenido',
  needsJavaScript:
    'La administración es una aplicación y necesita JavaScript. Las páginas de lectura funcionan sin él.',
  adminPage: 'Administración',
  adminPageOf: 'Administración – {blogName}',
  adminAreas: 'Áreas de administración',
  menu: 'Menú',
  viewSite: 'Ver el sitio',
  write: 'Escribir',
  logout: 'Cerrar sesión',
  loggedOut: 'Sesión cerrada',
  logoutFailed: 'No se pudo cerrar la sesión. Consulta a quien administra el sitio',
  whatToDo: '¿Qué quieres hacer?',
  createBlog: 'Crear artículo',
  changeBlog: 'Editar o eliminar artículos',

  notifications: 'Avisos',
  undo: 'Deshacer',
  operationSuccess: 'Hecho',
  operationFailed: 'No se pudo completar',

  requiredFields: 'Los campos con <mark>asterisco</mark> son obligatorios.',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  showTyped: 'Mostrar',
  hideTyped: 'Ocultar',
  pickColour: 'Elegir {label}',
  searchField: 'Búsqueda',
  search: 'Buscar',
  all: 'Todo',

  confirmYourPassword: 'Confirma tu contraseña:',
  passwordOnceMore:
    'Para esto hace falta otra vez tu contraseña. Durante los diez minutos siguientes no se te pedirá de nuevo.',

  notForYou: 'Sin acceso',
  doorIsLocked: 'Esta puerta está cerrada con llave',
  goToPosts: 'Ve a <posts>Artículos</posts> o <write>escribe uno</write>.',

  noAnswer: 'Sin respuesta',
  serverDidNotAnswer: 'El servidor no respondió',
  checkConnection: 'Revisa tu conexión.',
  closedForMoment: 'Cerrado por un momento',
  denIsClosed: 'La guarida está cerrada por un momento',
  somethingBroke: 'Algo se rompió',
  brokeInTheDark: 'Algo se rompió en la oscuridad',
  faultIsOurs: 'El fallo es nuestro.',
  inputIsKept: 'Lo que escribiste en el formulario de un artículo se conserva en esta pestaña.',
  codeIsMissing:
    'No se pudo cargar una parte de la administración: se perdió la conexión o Den se actualizó. Recarga la página antes de abrir otra pantalla. Lo que escribiste en el formulario de un artículo se conserva en esta pestaña.',
  reload: 'Recargar',
  inputIsBack: 'Recuperamos lo que habías escrito. <discard>Descartarlo</discard>',
} as const
