import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscribe = {
  subscribed: 'Demande enregistrée. Consultez vos e-mails',
  failed: 'L’abonnement n’a pas abouti. Écrivez-nous à {contact}',
  captchaIncomplete: 'Terminez la vérification',
  emailInvalid: 'Saisissez une adresse e-mail valide',
  email: 'E-mail',
  emailExample: 'nom@example.com',
  button: 'S’abonner',
  moment: 'Un instant…',
  rest: 'De retour dans un instant…',
  useAgain: 'Réutiliser {email}',
  stepWait:
    'Pour qu’aucune machine ne s’abonne en votre nom : attendez que la case se coche ici, puis appuyez encore une fois sur « S’abonner ».',
  stepTick:
    'Pour qu’aucune machine ne s’abonne en votre nom : cochez cette case, puis appuyez encore une fois sur « S’abonner ».',
  stepSolve:
    'Pour qu’aucune machine ne s’abonne en votre nom : résolvez ce captcha, puis appuyez encore une fois sur « S’abonner ».',
  stepWaitAgain:
    'Pour qu’aucune machine ne s’abonne en votre nom : attendez que la case se coche ici, saisissez de nouveau votre adresse, puis appuyez encore une fois sur « S’abonner ».',
  stepTickAgain:
    'Pour qu’aucune machine ne s’abonne en votre nom : cochez cette case, saisissez de nouveau votre adresse, puis appuyez encore une fois sur « S’abonner ».',
  stepSolveAgain:
    'Pour qu’aucune machine ne s’abonne en votre nom : résolvez ce captcha, saisissez de nouveau votre adresse, puis appuyez encore une fois sur « S’abonner ».',
  robot: 'Je ne suis pas un robot',
  working: 'Vérification…',
  solved: 'Vous n’êtes pas un robot',
  robotAgain: 'Cela a pris trop de temps. Encore une fois : je ne suis pas un robot',
  robotFailed: 'Cela n’a pas marché. Réessayez : je ne suis pas un robot',
  captcha: 'Captcha',
  captchaAgain: 'Cela a pris trop de temps. Encore une fois, s’il vous plaît.',
  captchaLate: 'Cela a pris trop de temps.',
  captchaFailed: 'Le captcha n’a pas pu être chargé.',
  retry: 'Réessayer',
  without: 'S’abonner sans captcha',
} as const satisfies Translated<typeof en.subscribe>
