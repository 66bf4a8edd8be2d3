import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const words = {
  'confirmation-subject': 'Confirme sua inscrição em {blogName}',
  'confirmation-preview': 'Um clique, e você recebe os novos posts por e-mail.',
  'confirmation-heading': 'Confirme sua inscrição',
  'confirmation-text':
    'Alguém, provavelmente você, pediu para receber neste endereço os novos posts de {blogName}. Confirme, e eles começam a chegar.',
  'confirmation-button': 'Confirmar a inscrição',
  'confirmation-note': 'O link vale por sete dias. Se não foi você, ignore este e-mail: nada mais vai chegar.',
  'confirmation-reason':
    'Você recebeu este e-mail porque alguém digitou este endereço no formulário de inscrição de {siteUrl}.',
  'welcome-subject': 'Boas-vindas a {blogName}',
  'welcome-preview': 'A partir de agora, você recebe os novos posts.',
  'welcome-heading': 'Boas-vindas',
  'welcome-text': 'Agradecemos sua inscrição em {blogName}. A partir de agora, os novos posts chegam a este endereço.',
  'welcome-button': 'Conhecer o blog',
  'welcome-note': 'Você pode responder a qualquer e-mail e cancelar a inscrição pelo link no final.',
  'welcome-reason': 'Você recebeu este e-mail porque confirmou sua inscrição em {blogName}.',
  'subscribed-subject': 'Você já recebe {blogName}',
  'subscribed-preview': 'Este endereço já recebe todos os novos posts.',
  'subscribed-heading': 'Você já está na lista',
  'subscribed-text':
    'Alguém, provavelmente você, inscreveu este endereço mais uma vez em {blogName}. Ele já recebe todos os novos posts, então não é preciso fazer nada.',
  'subscribed-note': 'Se não foi você, também não é preciso fazer nada.',
  'subscribed-reason':
    'Você recebeu este e-mail porque alguém digitou este endereço no formulário de inscrição de {siteUrl}.',
  'post-subject': '{title}',
  'post-preview': '{caption}',
  'post-author': 'Por {author}',
  'post-button': 'Ler o post',
  'post-spoilers': 'Contém spoilers: leia no blog.',
  'post-rest': 'Continuar lendo',
  'post-reason': 'Você recebeu este e-mail porque se inscreveu em {blogName}.',
  'mail-unsubscribe': 'Cancelar inscrição',
  'form-label': 'Novos posts por e-mail',
  'form-page': 'Novos posts por e-mail. Antes, uma mensagem pede que você confirme.',
  'box-heading': 'Inscreva-se',
  'box-text': 'Cada novo post chega a você por e-mail. É grátis, e você pode cancelar quando quiser.',
  'page-ask-heading': 'Falta um passo',
  'page-ask-text': 'Os novos posts de {blogName} vão chegar a {address}.',
  'page-ask-button': 'Confirmar inscrição',
  'page-done-heading': 'Tudo certo',
  'page-done-text': 'A partir de agora, os novos posts vão chegar a {address}. Todo e-mail traz um link para cancelar.',
  'page-done-button': 'Conhecer o blog',
} as const satisfies Translated<typeof en.words>
