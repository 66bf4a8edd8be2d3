export const calls = {
  notConfirmed: 'No se confirmó tu contraseña, así que no se hizo nada. Lo que escribiste sigue aquí.',
  noAnswer: 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo; no se perdió nada.',
  lateAnswer:
    'El servidor tardó demasiado en responder. Puede que aún haga lo que pediste. Inténtalo de nuevo; no se perdió nada.',
  otherAnswer: 'El servidor respondió con {status}.',
} as const
