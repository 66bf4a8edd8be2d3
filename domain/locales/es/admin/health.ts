export const health = {
  health: 'Estado del sitio',
  aboutHealth:
    'Lo que mantiene en marcha este sitio. {command} comprueba más: lee la base de datos entera y prueba si responden el servidor de correo y la dirección del sitio.',
  nothingIsWrong: 'Den {version}. Todo en orden',
  thingsNeedAttention: {
    one: 'Den {version}. Una cosa requiere tu atención',
    many: 'Den {version}. {count} de cosas requieren tu atención',
    other: 'Den {version}. {count} cosas requieren tu atención',
  },
  lookAgain: 'Comprobar de nuevo',
  looking: 'Comprobando…',
  state: 'Estado',
  found: 'Resultado',
  ok: 'En orden',
  hint: 'Todavía no',
  warning: 'Aviso',
  problem: 'Problema',

  kept: 'Qué se conserva y cuánto tiempo',
  aboutKept:
    'Den elimina por su cuenta lo antiguo. Solo quedan a tu cargo las copias de seguridad que hiciste y las bases de datos que sustituyó una restauración.',
  now: 'Ahora',
  howLong: 'Se conserva',
  growsWith: 'Crece con',
  setBy: 'Definido por {setting}',
} as const
