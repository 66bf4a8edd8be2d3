export const calls = {
  notConfirmed:
    'La tua password non è stata confermata, quindi non è successo nulla. Quello che hai scritto è ancora qui.',
  noAnswer: 'Il server non ha risposto. Controlla la connessione e riprova; nulla è andato perso.',
  lateAnswer:
    'Il server ci ha messo troppo a rispondere. Può darsi che faccia ancora quello che hai chiesto. Riprova; nulla è andato perso.',
  otherAnswer: 'Il server ha risposto con {status}.',
} as const
