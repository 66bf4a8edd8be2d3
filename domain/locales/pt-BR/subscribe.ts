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
} as const satisfies Translated<typeof en.subscribe>
