/** What is said of a call that was not carried out, where the server says nothing of it. */
export const calls = {
  notConfirmed: 'Sua senha não foi confirmada, então nada foi feito. O que você digitou continua aqui.',
  noAnswer: 'O servidor não respondeu. Confira sua conexão e tente de novo; nada se perdeu.',
  lateAnswer:
    'O servidor demorou demais para responder. Ele ainda pode fazer o que você pediu. Tente de novo; nada se perdeu.',
  otherAnswer: 'O servidor respondeu com {status}.',
} as const
