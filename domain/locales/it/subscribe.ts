import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscribe = {
  subscribed: 'Fatto. Controlla la tua posta.',
  failed: 'L’iscrizione non è riuscita. Scrivici a {contact}',
  captchaIncomplete: 'Prima completa il captcha.',
  emailInvalid: 'Inserisci un indirizzo e-mail valido.',
  email: 'E-mail',
  emailExample: 'nome@example.com',
  button: 'Iscriviti',
  moment: 'Un momento…',
  rest: 'Torno subito…',
  useAgain: 'Usa di nuovo {email}',
  stepWait: 'Perché nessun bot si iscriva a nome tuo: aspetta qui la spunta, poi premi di nuovo «Iscriviti».',
  stepTick: 'Perché nessun bot si iscriva a nome tuo: spunta qui la casella, poi premi di nuovo «Iscriviti».',
  stepSolve: 'Perché nessun bot si iscriva a nome tuo: risolvi qui il captcha, poi premi di nuovo «Iscriviti».',
  stepWaitAgain:
    'Perché nessun bot si iscriva a nome tuo: aspetta qui la spunta, inserisci di nuovo il tuo indirizzo, poi premi ancora «Iscriviti».',
  stepTickAgain:
    'Perché nessun bot si iscriva a nome tuo: spunta qui la casella, inserisci di nuovo il tuo indirizzo, poi premi ancora «Iscriviti».',
  stepSolveAgain:
    'Perché nessun bot si iscriva a nome tuo: risolvi qui il captcha, inserisci di nuovo il tuo indirizzo, poi premi ancora «Iscriviti».',
  robot: 'Non sono un robot',
  working: 'Verifica in corso…',
  solved: 'Non sei un robot',
  robotAgain: 'È passato troppo tempo. Ancora una volta: non sono un robot',
  robotFailed: 'Non ha funzionato. Riprova: non sono un robot',
  captcha: 'Captcha',
  captchaAgain: 'È passato troppo tempo. Ancora una volta, per favore.',
  captchaLate: 'È passato troppo tempo.',
  captchaFailed: 'Il captcha non si è caricato.',
  retry: 'Riprova',
  without: 'Iscriviti senza captcha',
} as const satisfies Translated<typeof en.subscribe>
