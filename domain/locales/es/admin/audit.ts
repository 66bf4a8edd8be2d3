export const audit = {
  auditLog: 'Registro de auditoría',
  aboutLog:
    'Quién inició sesión, qué se publicó y qué se cambió aquí. Las anotaciones se conservan un año y nadie puede cambiarlas.',
  entries: { one: '{count} anotación', many: '{count} de anotaciones', other: '{count} anotaciones' },
  entriesFound: {
    one: '{count} anotación encontrada',
    many: '{count} de anotaciones encontradas',
    other: '{count} anotaciones encontradas',
  },
  noneOfThatKind: 'Nada de ese tipo',
  noneYet: 'Aún no ha pasado nada',
  noneFound: 'Ninguna anotación tiene estas palabras, este tipo y estos días.',
  fromNowOn: 'A partir de ahora, aquí se anota lo que hacen los administradores.',
  downloadCsv: 'Descargar como CSV',
  partOfName: 'Parte de un nombre o título',
  everything: 'Todo',
  to: 'Hasta',
  about: 'Sobre',
  who: 'Quién',
  when: 'Cuándo',

  refusedByBrowsers: 'Rechazado por navegadores',
  aboutRefused:
    'Lo que los navegadores se negaron a cargar o ejecutar en estas pantallas, según informaron en los últimos 30 días. La mayor parte viene de extensiones del navegador, y también los desconocidos pueden enviar estos informes. Revisa todo dominio que no conozcas en una pantalla que uses.',
  refused: 'Rechazado',
  rule: 'Regla',
  screen: 'Pantalla',
  reports: 'Informes',
  last: 'Último',
} as const
