import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscribe = {
  subscribed: 'Solicitud recibida. Revisa tu correo',
  failed: 'No se pudo completar la suscripción. Escríbenos a {contact}',
  captchaIncomplete: 'Completa la verificación',
  emailInvalid: 'Escribe una dirección de correo válida',
  email: 'Correo electrónico',
  emailExample: 'nombre@example.com',
  button: 'Suscríbete',
  moment: 'Un momento…',
  rest: 'El campo vuelve enseguida…',
  useAgain: 'Volver a usar {email}',
  stepWait:
    'Para que ninguna máquina se suscriba en tu nombre: espera aquí a que se marque la casilla y pulsa otra vez “Suscríbete”.',
  stepTick: 'Para que ninguna máquina se suscriba en tu nombre: marca esta casilla y pulsa otra vez “Suscríbete”.',
  stepSolve: 'Para que ninguna máquina se suscriba en tu nombre: resuelve este captcha y pulsa otra vez “Suscríbete”.',
  stepWaitAgain:
    'Para que ninguna máquina se suscriba en tu nombre: espera aquí a que se marque la casilla, vuelve a escribir tu dirección y pulsa otra vez “Suscríbete”.',
  stepTickAgain:
    'Para que ninguna máquina se suscriba en tu nombre: marca esta casilla, vuelve a escribir tu dirección y pulsa otra vez “Suscríbete”.',
  stepSolveAgain:
    'Para que ninguna máquina se suscriba en tu nombre: resuelve este captcha, vuelve a escribir tu dirección y pulsa otra vez “Suscríbete”.',
  robot: 'No soy un robot',
  working: 'Comprobando…',
  solved: 'No eres un robot',
  robotAgain: 'Pasó demasiado tiempo. Una vez más, por favor: no soy un robot',
  robotFailed: 'No funcionó. Inténtalo de nuevo: no soy un robot',
  captcha: 'Captcha',
  captchaAgain: 'Pasó demasiado tiempo. Una vez más, por favor.',
  captchaLate: 'Pasó demasiado tiempo.',
  captchaFailed: 'No se pudo cargar el captcha.',
  retry: 'Reintentar',
  without: 'Suscribirme sin captcha',
} as const satisfies Translated<typeof en.subscribe>
