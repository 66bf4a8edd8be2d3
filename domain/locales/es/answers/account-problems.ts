export const accountProblems = {
  longPassword: 'Esta contraseña es demasiado larga',
  longCode: 'Este código es demasiado largo',
  noName: 'Un nombre es una línea de texto sin formato, de 100 caracteres como máximo',
  guessedFirst: 'Esta contraseña es de las que se prueban primero.',
  passwordTooLong: 'Una contraseña puede tener como máximo {max} caracteres.',
  passwordTooShort: 'Una contraseña necesita al menos {min} caracteres.',
  nameAsPassword: 'Esta contraseña es poco más que el nombre del blog o el tuyo.',
  anotherPassword: 'Elige otra contraseña',
  wrongPassword: 'Esta no es tu contraseña',
  wrongCurrentPassword: 'Esta no es tu contraseña actual',
  wrongSignIn:
    'La dirección y la contraseña no coinciden. Revisa las dos, o pon una contraseña nueva con “¿Olvidaste tu contraseña?” o con “den admin reset-password”.',
  codeNeeded: 'Escribe un código de tu aplicación o un código de recuperación',
  wrongCode: 'Este código no es correcto o ya se usó. Espera al siguiente en tu aplicación.',
  wrongCodeAtSignIn:
    'Este código no es correcto o ya se usó. Espera al siguiente en tu aplicación y comprueba que el reloj del dispositivo va bien.',
  wrongFirstCode:
    'No es el código de este medio minuto. Escribe las seis cifras que muestra ahora la aplicación; su reloj tiene que ir bien.',
  nothingToConfirm: 'No hay nada que confirmar: tu segundo factor ya está activado o aún no se configuró.',
  secondFactorIsOn: 'Tu segundo factor ya está activado. Desactívalo antes para configurar otra aplicación.',
  secondFactorIsOff: 'Los códigos de recuperación acompañan a un segundo factor y el tuyo está desactivado.',
  secondFactorRequired:
    'Este blog pide un segundo factor a quien lo administra. Configura antes el tuyo en “Cuenta”. No se cambió nada.',
  tooManyAttempts: 'Demasiados intentos. Espera {wait} e inténtalo de nuevo.',
  tooManyAttemptsAtProvider: 'Demasiados intentos. Espera un rato e inténtalo de nuevo.',
  passwordNeeded: 'Confirma antes tu contraseña. Vale durante diez minutos. No se cambió nada.',
  passwordToChange: 'Inicia sesión con tu contraseña para cambiarla.',
  notSignedIn:
    'No has iniciado sesión o la sesión terminó. Iníciala de nuevo: lo que escribiste se conserva. Los programas envían un token de API.',
  sessionEnded: 'Tu sesión terminó. Inicia sesión de nuevo.',
  sessionEndedAtUsers: 'Tu sesión terminó. Inicia sesión de nuevo para decidir quién administra.',
  cookieLost:
    'Tu navegador no guardó la cookie de la sesión. Permite las cookies de este sitio y ábrelo en su dirección correcta.',
  unauthorizedDomain:
    'En esta dirección del sitio no se permite iniciar sesión. Ábrelo en {address}; quien lo opera permite esta dirección con SITE_URL o AUTHORIZED_DOMAINS.',
  forOwners:
    'Esto es para el rol de propiedad, y el tuyo es: {role}. Quien tiene la propiedad puede cambiarlo en “Usuarios”.',
  forEditors:
    'Esto es para los roles de propiedad y edición, y el tuyo es: {role}. Quien tiene la propiedad puede cambiarlo en “Usuarios”.',
  foreignPost:
    'Este artículo no es tuyo. Con el rol de autoría se abren y cambian los propios; con los de propiedad y edición, todos.',
  pagesOfEditors: 'Con el rol de autoría se escriben artículos. Las páginas son de los roles de propiedad y edición.',
  announcedByEditors:
    'Con el rol de autoría no se anuncian artículos. Quita el anuncio y pídelo a alguien de propiedad o edición.',
  resetMailNotSetUp:
    'El correo de este sitio aún no está configurado. Pon una contraseña nueva en su servidor, con “den admin reset-password”.',
  resetLinkUsed: 'Este enlace ya no vale: después se puso una contraseña, o tiene más de 30 minutos. Pide otro.',
  claimLinkUsed: 'Este enlace ya no vale. Reinicia Den o ejecuta “den admin link”, y usa el nuevo.',
  invitationUsed:
    'Esta invitación ya no vale. Si la aceptaste, inicia sesión. Si no, se retiró, la sustituyó otra más nueva o tiene más de siete días. Pide una nueva.',
  invitationGone: 'Esta invitación ya no existe: se usó, se retiró o la sustituyó otra más nueva.',
  addressLinkUsed:
    'Este enlace ya no vale: se usó, le siguió otro más nuevo o tiene más de 30 minutos. Pide otro en “Cuenta”.',
  addressMailNotSetUp:
    'El correo aún no está configurado, así que no se puede confirmar una dirección nueva. Configura antes un servidor de correo.',
  addressTaken: '{email} ya es la dirección de una cuenta',
  accountTaken: '{email} ya tiene una cuenta',
  noAdministrator: 'Esa cuenta ya no existe.',
  yourselfStays:
    'No puedes quitar tu propia cuenta: siempre tiene que quedar alguien con el rol de propiedad. Otra persona con ese rol puede hacerlo.',
  yourRoleStays:
    'No puedes cambiar tu propio rol: siempre tiene que quedar alguien con el rol de propiedad. Otra persona con ese rol puede hacerlo.',
  noSession: 'Esa sesión ya no existe.',
  noToken: 'Ese token ya no existe.',
  noTokenName: 'El nombre de un token es una línea de texto sin formato, de 100 caracteres como máximo',
  tokenEnded: 'La fecha de caducidad de un token tiene que estar en el futuro',
  noScope: 'Elige al menos un permiso',
  endlessToken: 'Un token caduca como muy tarde en el año {year}',
  tokenBeyondRole: 'Tu rol es {role}, así que tu token no puede tener {scopes}',
  passkeysNeedHttps:
    'Las llaves de acceso necesitan un nombre de host y https, que la dirección de este sitio no tiene. Quien lo opera la define en SITE_URL.',
  manyPasskeys: 'Tienes {max} llaves de acceso, que es el máximo. Quita antes una.',
  passkeyKnown: 'Esta llave de acceso ya se había añadido.',
  passkeyRefused:
    'La llave de acceso no se aceptó, o la solicitud estuvo abierta demasiado tiempo. Inténtalo de nuevo.',
  passkeyOfAnother:
    'Esta llave de acceso no lo confirma: no es tuya, se quitó, o la solicitud estuvo abierta demasiado tiempo. Inténtalo de nuevo o usa tu contraseña.',
  passkeyGone: 'Esa llave de acceso ya no existe.',
  passkeyOpensNothing:
    'Esta llave de acceso no abre este sitio: puede que se quitara aquí, o la solicitud estuvo abierta demasiado tiempo. Inténtalo de nuevo o inicia sesión con tu contraseña.',
  noPasskeyName: 'El nombre de una llave de acceso es una línea de texto sin formato, de {max} caracteres como máximo',
  passkeyUnnamed: 'Ponle nombre a la llave de acceso',
  providerDomain:
    'En esta dirección del sitio no se permite iniciar sesión con {provider}. Ábrelo en {address}; quien lo opera permite esta dirección con AUTHORIZED_DOMAINS.',
  providerWindow:
    'Tu navegador no abrió una ventana para {provider}. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
  providerClosed: 'El inicio de sesión en {provider} no terminó: se cerró su ventana o lo cancelaste allí.',
  providerAnother:
    'Mientras tanto se empezó otro inicio de sesión en este navegador, que puso fin a este. Termina aquel o empieza de nuevo.',
  providerStranger:
    '{provider} te conoce, pero este sitio no: tu dirección no está entre las que pueden abrirlo. Quien lo opera puede añadirla.',
  providerUnverified:
    '{provider} no ha verificado tu dirección, así que aquí no abre nada. Verifícala allí e inténtalo de nuevo.',
  providerWithoutAddress: '{provider} no dijo cuál es tu dirección, así que aquí no abre nada.',
  providerForeign:
    'La cuenta con tu dirección es de otra persona en {provider}. Quien opera el sitio puede desvincularla con “den admin unlink-provider”.',
  providerMismatch: 'Para {provider} eres otra persona que en esta sesión. Elige allí la misma cuenta.',
  providerRemoved: 'Tu cuenta se quitó de aquí. Alguien con el rol de propiedad puede invitarte de nuevo.',
  providerSilent: '{provider} no respondió. Inténtalo de nuevo dentro de un minuto o usa tu contraseña.',
  providerUnclear:
    'No se pudo aceptar la respuesta de {provider}, así que nadie inició sesión. El registro del servidor dice por qué.',
  providerRefuses:
    '{provider} no acepta este sitio. Quien lo opera tiene que comparar allí OIDC_CLIENT_ID, OIDC_CLIENT_SECRET y la dirección de redirección.',
  providerCookie:
    'Tu navegador no envió la cookie de este inicio de sesión: no guarda ninguna de este sitio o pasaron diez minutos. Inténtalo de nuevo.',
  providerFactor: '{provider} pide otro factor que no has configurado o no has dado. Hazlo allí e inténtalo de nuevo.',
} as const
