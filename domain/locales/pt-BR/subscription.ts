import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscription = {
  leaveEmpty: 'Deixe este campo vazio',
  answerHint: 'Em algarismos ou por extenso.',
  unmailed:
    'Este blog ainda não consegue enviar e-mails. Quem cuida dele vê seu endereço e precisa repassar o link para você.',
  numbers:
    'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte',
  questionPlus: 'Quanto é {first} mais {second}?',
  questionMinus: 'Quanto é {first} menos {second}?',
  questionCinema: 'Um cinema passa {first} filmes à noite e {second} à meia-noite. Quantos são ao todo?',
  // Rooms: the number two would be feminine with doors.
  questionDoors: 'Uma casa antiga tem {first} quartos, e {second} estão trancados. Quantos podem ser abertos?',
  questionLanterns: '{first} lampiões estão acesos, e o vento apaga {second}. Quantos continuam acesos?',
  questionRavens: '{first} corvos estão em uma cerca, e mais {second} pousam ali. Quantos são agora?',
  questionCats: 'Quantas patas têm, ao todo, {second} gatos pretos?',
  questionNext: 'Que número vem logo depois de {first}?',
  confirmScreen: 'Confirme sua inscrição',
  oldLink: 'Este link não vale mais',
  oldLinkText: 'Ele tem mais de uma semana, foi trocado por um mais novo ou perdeu uma letra pelo caminho. Peça outro.',
  unsubscribe: 'Cancelar inscrição',
  leaveHeading: 'Cancelar a inscrição?',
  leaveText: '{blogName} não vai enviar mais nada para {email}.',
  goneHeading: 'Inscrição cancelada',
  goneText: 'Nada mais será enviado para {email}.',
  goneUndo: 'Foi sem querer, ou foi outra pessoa? Você tem dez minutos para desfazer.',
  undo: 'Desfazer',
  backHeading: 'Você continua na lista',
  backText: 'Os novos posts continuarão chegando a {email}.',
  lateHeading: 'Não dá mais para desfazer',
  lateText: 'Já se passaram mais de dez minutos. Para voltar a receber os posts, inscreva-se de novo.',
  brokenLink: 'Este link está incompleto',
  brokenLinkText:
    'Ele pode ter perdido uma letra pelo caminho. Abra o link inteiro do e-mail ou escreva para {contact}.',
} as const satisfies Translated<typeof en.subscription>
