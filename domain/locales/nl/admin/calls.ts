export const calls = {
  notConfirmed: 'Je wachtwoord is niet bevestigd, dus is er niets gebeurd. Wat je hebt getypt, staat er nog.',
  noAnswer:
    'De server gaf geen antwoord. Controleer je verbinding en probeer het opnieuw; er is niets verloren gegaan.',
  lateAnswer:
    'De server deed te lang over zijn antwoord. Misschien doet hij nog wat je vroeg. Probeer het opnieuw; er is niets verloren gegaan.',
  otherAnswer: 'De server antwoordde met {status}.',
} as const
