export const accountMails = {
  invitedSubject: 'Tienes una invitación para escribir en {blogName}',
  invitedPreview: 'Elige una contraseña y podrás iniciar sesión.',
  invitedHeading: 'Tienes una invitación',
  invitedAsOwner:
    '{invitedBy} te invita a {blogName} con el rol de propiedad: para escribir, cambiar y eliminar artículos, y administrar usuarios y ajustes.',
  invitedAsEditor:
    '{invitedBy} te invita a {blogName} con el rol de edición: para escribir, cambiar y eliminar artículos, y anunciarlos.',
  invitedAsAuthor:
    '{invitedBy} te invita a {blogName} con el rol de autoría: para escribir y publicar artículos propios.',
  invitedButton: 'Aceptar la invitación',
  invitedNote: 'El enlace vale una vez, durante siete días. Si no sabes de qué se trata, ignora este mensaje.',
  typedReason: 'Este mensaje llegó porque alguien que administra {siteUrl} escribió esta dirección.',
  resetSubject: 'Una contraseña nueva para {blogName}',
  resetPreview: 'Elige otra contraseña para la administración.',
  resetHeading: 'Una contraseña nueva',
  resetText:
    'Alguien, seguramente tú, pidió una contraseña nueva para la administración de {blogName}. Hasta que la elijas, sigue valiendo la anterior.',
  resetButton: 'Elegir una contraseña nueva',
  halfAnHourNote:
    'El enlace vale una vez, durante 30 minutos. Si no fue cosa tuya, ignora este mensaje: no cambia nada.',
  resetReason: 'Este mensaje llegó porque esta dirección se escribió en {siteUrl}/admin/forgotten-password.',
  changeSubject: 'Confirma tu nueva dirección para {blogName}',
  changePreview: 'Pulsa una vez y podrás iniciar sesión con esta dirección.',
  changeHeading: 'Confirma tu nueva dirección',
  changeText:
    'Alguien que administra {blogName} quiere iniciar sesión con esta dirección a partir de ahora. Confírmala si es tu caso.',
  changeButton: 'Usar esta dirección',
  askedSubject: 'Se pide otra dirección en {blogName}',
  askedPreview: 'Todavía no ha cambiado nada.',
  askedHeading: 'Alguien pidió otra dirección',
  askedText:
    'Alguien que conoce tu contraseña quiere que inicies sesión en {blogName} como {newAddress} a partir de ahora. Valdrá en cuanto se confirme allí.',
  askedNote: 'Si no fue cosa tuya, cambia ahora la contraseña: eso anula la petición.',
  accountButton: 'Ir a tu cuenta',
  accountReason: 'Este mensaje llegó porque esta es la dirección de una cuenta de {siteUrl}.',
  changedSubject: 'Tu dirección para {blogName} ha cambiado',
  changedPreview: 'Ahora inicias sesión con otra dirección.',
  changedHeading: 'Tu dirección ha cambiado',
  changedText: 'La cuenta de {blogName} con esta dirección inicia sesión ahora como {newAddress}.',
  changedNote:
    'Si no fue cosa tuya, alguien tiene tu contraseña: escribe a {contact}, o pide a quien opera el servidor que restablezca tu dirección con “den admin change-address” y después una contraseña nueva.',
  changedReason: 'Este mensaje llegó porque esta era la dirección de una cuenta de {siteUrl}.',
  testSubject: 'Un mensaje de prueba de {blogName}',
  testPreview: 'Si puedes leer esto, el correo funciona.',
  testHeading: 'El correo funciona',
  testText: 'Si puedes leer esto, {blogName} puede enviar mensajes.',
  testButton: 'Ir al sitio',
  testReason: 'Alguien que administra {siteUrl} envió este mensaje para probar los ajustes.',
  noticeSubject: '{heading}: {blogName}',
  when: 'Cuándo: {at}',
  device: 'Dispositivo: {device}',
  network: 'Red: {network}',
  unknown: 'desconocido',
  byCommand: 'Dónde: en el servidor, con un comando',
  usersButton: 'Ver todos los usuarios',
  usersAdvice:
    'Si no lo esperabas, pregunta a los demás. Quita en “Usuarios” a quien no deba estar allí. El registro de auditoría, en {siteUrl}/admin/audit, muestra qué hizo.',
  accountAdvice:
    'Si fue cosa tuya, no hay nada que hacer. Si no, cambia ahora la contraseña en {siteUrl}/admin/account y cierra allí las sesiones, llaves de acceso y tokens de API que no reconozcas. Si no puedes entrar, usa “¿Olvidaste tu contraseña?”, escribe a {contact} o pide a quien opera el servidor que ejecute “den admin reset-password”.',
  newDevice: 'Inicio de sesión en un dispositivo nuevo',
  newDeviceText:
    'Se inició sesión en tu cuenta de {blogName} con un navegador que no se había usado antes para ella, o no desde el último cambio de contraseña.',
  recoveryCode: 'Se usó un código de recuperación',
  recoveryCodeText:
    'Se inició sesión en tu cuenta de {blogName} con uno de sus códigos de recuperación. Ese código está gastado; los demás siguen valiendo.',
  passwordChanged: 'Se cambió tu contraseña',
  passwordChangedText:
    'Se cambió la contraseña de tu cuenta de {blogName}. En todos los demás navegadores se cerró la sesión.',
  passwordReset: 'Se restableció tu contraseña',
  passwordResetText:
    'La contraseña de tu cuenta de {blogName} se restableció sin la anterior. En todos los navegadores se cerró la sesión.',
  tokenMade: 'Un nuevo token de API',
  tokenMadeText:
    'Se creó un token de API para tu cuenta de {blogName}: {about}. El programa que lo tenga actúa en tu nombre.',
  passkeyAdded: 'Una llave de acceso nueva',
  passkeyAddedText:
    'Se añadió una llave de acceso a tu cuenta de {blogName}: {about}. Con ella se inicia sesión sin tu contraseña.',
  passkeyRemoved: 'Se quitó una llave de acceso',
  passkeyRemovedText:
    'Se quitó una llave de acceso de tu cuenta de {blogName}: {about}. Ya no sirve para iniciar sesión.',
  identityLinked: 'Otra forma de iniciar sesión',
  identityLinkedText:
    'A partir de ahora se puede iniciar sesión en tu cuenta de {blogName} con un proveedor de identidad: {about}. No hacen falta tu contraseña ni tu segundo factor.',
  secondFactorOn: 'Tu segundo factor está activado',
  secondFactorOnText:
    'Se activó el segundo factor de tu cuenta de {blogName}. A partir de ahora, además de la contraseña se pide un código de un solo uso.',
  secondFactorOff: 'Tu segundo factor está desactivado',
  secondFactorOffText:
    'Se desactivó el segundo factor de tu cuenta de {blogName}. A partir de ahora basta la contraseña.',
  recoveryCodes: 'Códigos de recuperación nuevos',
  recoveryCodesText:
    'Se crearon códigos de recuperación nuevos para tu cuenta de {blogName}. Los anteriores ya no valen.',
  newAdministrator: 'Una cuenta nueva',
  invitationAcceptedText: '{about} tiene ahora una cuenta en {blogName}, por invitación. Su rol está en “Usuarios”.',
  administratorAddedText: '{about} tiene ahora una cuenta en {blogName}, sin invitación. Su rol está en “Usuarios”.',
  roleChanged: 'Se cambió un rol',
  roleChangedText: 'Se cambió el rol de una cuenta de {blogName}: {about}.',
} as const
