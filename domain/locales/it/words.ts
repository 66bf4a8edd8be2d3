import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const words = {
  'confirmation-subject': 'Conferma l’iscrizione a {blogName}',
  'confirmation-preview': 'Basta un clic, e i nuovi articoli ti arrivano via e-mail.',
  'confirmation-heading': 'Conferma l’iscrizione',
  'confirmation-text':
    'Qualcuno, molto probabilmente tu, ha chiesto di ricevere a questo indirizzo i nuovi articoli di {blogName}. Conferma, e ti arriveranno.',
  'confirmation-button': 'Conferma l’iscrizione',
  'confirmation-note':
    'Il link vale sette giorni. Se la richiesta non è tua, ignora questa e-mail: non ti arriverà altro.',
  'confirmation-reason':
    'Questa e-mail ti arriva perché qualcuno ha scritto questo indirizzo nel modulo di iscrizione di {siteUrl}.',
  'welcome-subject': '{blogName} ti dà il benvenuto',
  'welcome-preview': 'D’ora in poi i nuovi articoli ti arrivano via e-mail.',
  'welcome-heading': 'Ti diamo il benvenuto',
  'welcome-text': 'Grazie per l’iscrizione a {blogName}. D’ora in poi i nuovi articoli arrivano a questo indirizzo.',
  'welcome-button': 'Dai un’occhiata',
  'welcome-note': 'Puoi rispondere a ogni e-mail, e annullare l’iscrizione con il link in fondo.',
  'welcome-reason': 'Ricevi questa e-mail perché hai confermato l’iscrizione a {blogName}.',
  'subscribed-subject': 'Sei già dei nostri: {blogName}',
  'subscribed-preview': 'Questo indirizzo riceve già ogni nuovo articolo.',
  'subscribed-heading': 'Sei già dei nostri',
  'subscribed-text':
    'Qualcuno, molto probabilmente tu, ha iscritto ancora una volta questo indirizzo a {blogName}. Riceve già ogni nuovo articolo, quindi non c’è nulla da fare.',
  'subscribed-note': 'Anche se la richiesta non è tua, non c’è nulla da fare.',
  'subscribed-reason':
    'Questa e-mail ti arriva perché qualcuno ha scritto questo indirizzo nel modulo di iscrizione di {siteUrl}.',
  'post-subject': '{title}',
  'post-preview': '{caption}',
  'post-author': 'Di {author}',
  'post-button': 'Leggi l’articolo',
  'post-spoilers': 'Contiene spoiler: leggi sul sito.',
  'post-rest': 'Continua a leggere',
  'post-reason': 'Ricevi questa e-mail perché questo indirizzo è iscritto a {blogName}.',
  'mail-unsubscribe': 'Annulla l’iscrizione',
  'form-label': 'I nuovi articoli via e-mail',
  'form-page': 'I nuovi articoli via e-mail. Prima ti arriva un’e-mail per confermare.',
  'box-heading': 'Iscriviti',
  'box-text': 'Ogni nuovo articolo ti arriva via e-mail. È gratis, e puoi smettere quando vuoi.',
  'page-ask-heading': 'Manca solo un passo',
  'page-ask-text': 'I nuovi articoli di {blogName} arriveranno a {address}.',
  'page-ask-button': 'Conferma l’iscrizione',
  'page-done-heading': 'Ora sei dei nostri',
  'page-done-text':
    'D’ora in poi i nuovi articoli arrivano a {address}. In ogni e-mail c’è un link per annullare l’iscrizione.',
  'page-done-button': 'Dai un’occhiata',
} as const satisfies Translated<typeof en.words>
