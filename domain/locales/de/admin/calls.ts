export const calls = {
  notConfirmed: 'Dein Passwort wurde nicht bestätigt, also ist nichts geschehen. Was du geschrieben hast, ist noch da.',
  noAnswer: 'Der Server hat nicht geantwortet. Prüf deine Verbindung und versuch es noch einmal. Nichts ist verloren.',
  lateAnswer:
    'Der Server hat zu lange gebraucht. Vielleicht führt er es trotzdem noch aus. Versuch es noch einmal, nichts ist verloren.',
  otherAnswer: 'Der Server hat mit {status} geantwortet.',
} as const
