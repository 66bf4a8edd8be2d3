import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const words = {
  'confirmation-subject': 'Confirmez votre abonnement à {blogName}',
  'confirmation-preview': 'Un clic, et vous recevrez les nouveaux articles par e-mail.',
  'confirmation-heading': 'Confirmez votre abonnement',
  'confirmation-text':
    'Quelqu’un, sans doute vous, a demandé à recevoir {blogName} à cette adresse. Confirmez, et les nouveaux articles vous parviendront.',
  'confirmation-button': 'Confirmer l’abonnement',
  'confirmation-note':
    'Le lien est valable sept jours. Si ce n’était pas vous, ignorez cet e-mail : vous ne recevrez rien d’autre.',
  'confirmation-reason':
    'Vous recevez cet e-mail parce que cette adresse a été saisie dans le formulaire d’abonnement sur {siteUrl}.',
  'welcome-subject': 'Bienvenue sur {blogName}',
  'welcome-preview': 'Vous recevrez désormais les nouveaux articles.',
  'welcome-heading': 'Bienvenue',
  'welcome-text':
    'Merci pour votre abonnement à {blogName}. Les nouveaux articles arriveront désormais à cette adresse.',
  'welcome-button': 'Découvrir le blog',
  'welcome-note': 'Vous pouvez répondre à chaque e-mail, et vous désabonner par le lien placé tout en bas.',
  'welcome-reason': 'Vous recevez cet e-mail parce que vous avez confirmé votre abonnement à {blogName}.',
  'subscribed-subject': 'Vous recevez déjà {blogName}',
  'subscribed-preview': 'Cette adresse reçoit déjà tous les nouveaux articles.',
  'subscribed-heading': 'Vous êtes déjà sur la liste',
  'subscribed-text':
    'Quelqu’un, sans doute vous, a de nouveau abonné cette adresse à {blogName}. Elle reçoit déjà tous les nouveaux articles : il n’y a rien à faire.',
  'subscribed-note': 'Si ce n’était pas vous, il n’y a rien à faire non plus.',
  'subscribed-reason':
    'Vous recevez cet e-mail parce que cette adresse a été saisie dans le formulaire d’abonnement sur {siteUrl}.',
  'post-subject': '{title}',
  'post-preview': '{caption}',
  'post-author': 'Par {author}',
  'post-button': 'Lire l’article',
  'post-spoilers': 'Contient des spoilers : à lire sur le blog.',
  'post-rest': 'Lire la suite',
  'post-reason': 'Vous recevez cet e-mail parce que cette adresse est abonnée à {blogName}.',
  'mail-unsubscribe': 'Se désabonner',
  'form-label': 'Les nouveaux articles par e-mail',
  'form-page': 'Les nouveaux articles par e-mail. Un premier message vous demandera de confirmer.',
  'box-heading': 'S’abonner',
  'box-text':
    'Chaque nouvel article vous arrive par e-mail. C’est gratuit, et vous pouvez vous désabonner à tout moment.',
  'page-ask-heading': 'Encore une étape',
  'page-ask-text': '{blogName} enverra ses nouveaux articles à {address}.',
  'page-ask-button': 'Confirmer l’abonnement',
  'page-done-heading': 'C’est fait',
  'page-done-text':
    'Les nouveaux articles arriveront désormais à {address}. Chaque e-mail contient un lien pour vous désabonner.',
  'page-done-button': 'Découvrir le blog',
} as const satisfies Translated<typeof en.words>
