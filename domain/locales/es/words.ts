import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const words = {
  'confirmation-subject': 'Confirma tu suscripción a {blogName}',
  'confirmation-preview': 'Un clic y recibirás los artículos nuevos por correo.',
  'confirmation-heading': 'Confirma tu suscripción',
  'confirmation-text':
    'Alguien, seguramente tú, pidió recibir en esta dirección los artículos nuevos de {blogName}. Confírmalo y empezarán a llegarte.',
  'confirmation-button': 'Confirmar la suscripción',
  'confirmation-note':
    'El enlace funciona durante siete días. Si no fuiste tú, ignora este mensaje: no recibirás nada más.',
  'confirmation-reason':
    'Recibes este mensaje porque alguien escribió esta dirección en el formulario de suscripción de {siteUrl}.',
  'welcome-subject': 'Te damos la bienvenida a {blogName}',
  'welcome-preview': 'A partir de ahora recibirás los artículos nuevos.',
  'welcome-heading': 'Te damos la bienvenida',
  'welcome-text':
    'Gracias por suscribirte a {blogName}. A partir de ahora, los artículos nuevos llegarán a esta dirección.',
  'welcome-button': 'Echar un vistazo',
  'welcome-note': 'Puedes responder a cualquier mensaje y cancelar la suscripción con el enlace del final.',
  'welcome-reason': 'Recibes este mensaje porque confirmaste tu suscripción a {blogName}.',
  'subscribed-subject': 'Ya recibes {blogName}',
  'subscribed-preview': 'Esta dirección ya recibe todos los artículos nuevos.',
  'subscribed-heading': 'Ya estás en la lista',
  'subscribed-text':
    'Alguien, seguramente tú, volvió a suscribir esta dirección a {blogName}. Ya recibe todos los artículos nuevos, así que no hay nada que hacer.',
  'subscribed-note': 'Si no fuiste tú, tampoco tienes que hacer nada.',
  'subscribed-reason':
    'Recibes este mensaje porque alguien escribió esta dirección en el formulario de suscripción de {siteUrl}.',
  'post-subject': '{title}',
  'post-preview': '{caption}',
  'post-author': 'Por {author}',
  'post-button': 'Leer el artículo',
  'post-spoilers': 'Contiene spoilers: léelo en el blog.',
  'post-rest': 'Seguir leyendo',
  'post-reason': 'Recibes este mensaje porque te suscribiste a {blogName}.',
  'mail-unsubscribe': 'Cancelar suscripción',
  'form-label': 'Artículos nuevos por correo electrónico',
  'form-page': 'Artículos nuevos por correo electrónico. Primero recibirás un mensaje para confirmar.',
  'box-heading': 'Suscríbete',
  'box-text': 'Cada artículo nuevo te llega por correo. Es gratis y puedes cancelar cuando quieras.',
  'page-ask-heading': 'Falta un paso',
  'page-ask-text': 'Los artículos nuevos de {blogName} llegarán a {address}.',
  'page-ask-button': 'Confirmar suscripción',
  'page-done-heading': 'Todo listo',
  'page-done-text':
    'A partir de ahora, los artículos nuevos llegarán a {address}. Cada mensaje lleva un enlace para cancelar la suscripción.',
  'page-done-button': 'Echar un vistazo',
} as const satisfies Translated<typeof en.words>
