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
  leaveEmpty: 'Laissez ce champ vide',
  answerHint: 'En chiffres ou en lettres.',
  numbers:
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  questionPlus: 'Combien font {first} plus {second} ?',
  questionMinus: 'Combien font {first} moins {second} ?',
  questionCinema: 'Un cinéma passe {first} films le soir et {second} à minuit. Combien de films en tout ?',
  questionDoors: 'Une vieille maison a {first} portes, dont {second} fermées à clé. Combien peut-on en ouvrir ?',
  questionLanterns: '{first} lanternes brûlent, et le vent en éteint {second}. Combien brûlent encore ?',
  questionRavens: '{first} corbeaux sont perchés sur une clôture, et {second} autres s’y posent. Combien sont-ils ?',
  questionCats: 'Combien de pattes {second} chats noirs ont-ils en tout ?',
  questionNext: 'Quel nombre vient juste après {first} ?',
  confirmScreen: 'Confirmez votre abonnement',
  oldLink: 'Ce lien n’est plus valable',
  oldLinkText:
    'Il date de plus d’une semaine, un plus récent l’a remplacé, ou il a perdu une lettre en chemin. Demandez-en un nouveau.',
  unsubscribe: 'Se désabonner',
  leaveHeading: 'Se désabonner ?',
  leaveText: '{blogName} n’enverra plus rien à {email}.',
  goneHeading: 'Désabonnement confirmé',
  goneText: 'Plus rien ne sera envoyé à {email}.',
  goneUndo: 'Une erreur, ou quelqu’un d’autre ? Vous avez dix minutes pour revenir en arrière.',
  undo: 'Me réabonner',
  backHeading: 'Vous êtes toujours sur la liste',
  backText: 'Les nouveaux articles continueront d’arriver à {email}.',
  lateHeading: 'Il est trop tard pour revenir en arrière',
  lateText: 'Plus de dix minutes ont passé. Pour recevoir de nouveau les articles, abonnez-vous encore une fois.',
  brokenLink: 'Ce lien est incomplet',
  brokenLinkText:
    'Il a peut-être perdu une lettre en chemin. Ouvrez le lien entier depuis l’e-mail, ou écrivez à {contact}.',
} as const satisfies Translated<typeof en.subscribe>
