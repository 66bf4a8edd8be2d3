import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscribe = {
  subscribed: 'Pedido recebido. Confira seu e-mail',
  failed: 'Não foi possível fazer a inscrição. Escreva para {contact}',
  captchaIncomplete: 'Conclua a verificação',
  emailInvalid: 'Digite um e-mail válido',
  email: 'E-mail',
  emailExample: 'nome@example.com',
  button: 'Inscreva-se',
  moment: 'Um instante…',
  rest: 'O campo já volta…',
  useAgain: 'Usar {email} de novo',
  stepWait:
    'Para que nenhuma máquina se inscreva em seu nome: espere a marca aparecer aqui e clique mais uma vez em “Inscreva-se”.',
  stepTick:
    'Para que nenhuma máquina se inscreva em seu nome: marque esta caixa e clique mais uma vez em “Inscreva-se”.',
  stepSolve:
    'Para que nenhuma máquina se inscreva em seu nome: resolva este captcha e clique mais uma vez em “Inscreva-se”.',
  stepWaitAgain:
    'Para que nenhuma máquina se inscreva em seu nome: espere a marca aparecer aqui, digite seu endereço de novo e clique mais uma vez em “Inscreva-se”.',
  stepTickAgain:
    'Para que nenhuma máquina se inscreva em seu nome: marque esta caixa, digite seu endereço de novo e clique mais uma vez em “Inscreva-se”.',
  stepSolveAgain:
    'Para que nenhuma máquina se inscreva em seu nome: resolva este captcha, digite seu endereço de novo e clique mais uma vez em “Inscreva-se”.',
  robot: 'Não sou um robô',
  working: 'Verificando…',
  solved: 'Você não é um robô',
  robotAgain: 'Demorou demais. Mais uma vez, por favor: não sou um robô',
  robotFailed: 'Não deu certo. Tente de novo: não sou um robô',
  captcha: 'Captcha',
  captchaAgain: 'Demorou demais. Mais uma vez, por favor.',
  captchaLate: 'Demorou demais.',
  captchaFailed: 'Não foi possível carregar o captcha.',
  retry: 'Tentar de novo',
  without: 'Inscrever-se sem captcha',
  leaveEmpty: 'Deixe este campo vazio',
  answerHint: 'Em algarismos ou por extenso.',
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
} as const satisfies Translated<typeof en.subscribe>
