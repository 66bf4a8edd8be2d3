import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscription = {
  leaveEmpty: 'Laissez ce champ vide',
  answerHint: 'En chiffres ou en lettres.',
  unmailed:
    'Ce blog ne peut pas encore envoyer d’e-mails. La personne qui le tient voit votre adresse et doit vous transmettre le lien.',
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
} as const satisfies Translated<typeof en.subscription>
