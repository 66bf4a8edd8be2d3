import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscribe = {
  subscribed: 'Gelukt. Kijk in je mailbox.',
  failed: 'Inschrijven is niet gelukt. Mail ons op {contact}',
  captchaIncomplete: 'Los eerst de captcha op.',
  emailInvalid: 'Vul een geldig e-mailadres in.',
  email: 'E-mail',
  emailExample: 'naam@example.com',
  button: 'Inschrijven',
  moment: 'Een moment…',
  rest: 'Zo terug…',
  useAgain: '{email} opnieuw gebruiken',
  stepWait: 'Zo kan geen robot je inschrijven: wacht hier op het vinkje en druk dan nog eens op “Inschrijven”.',
  stepTick: 'Zo kan geen robot je inschrijven: zet hier het vinkje en druk dan nog eens op “Inschrijven”.',
  stepSolve: 'Zo kan geen robot je inschrijven: los hier de captcha op en druk dan nog eens op “Inschrijven”.',
  stepWaitAgain:
    'Zo kan geen robot je inschrijven: wacht hier op het vinkje, vul je adres opnieuw in en druk dan nog eens op “Inschrijven”.',
  stepTickAgain:
    'Zo kan geen robot je inschrijven: zet hier het vinkje, vul je adres opnieuw in en druk dan nog eens op “Inschrijven”.',
  stepSolveAgain:
    'Zo kan geen robot je inschrijven: los hier de captcha op, vul je adres opnieuw in en druk dan nog eens op “Inschrijven”.',
  robot: 'Ik ben geen robot',
  working: 'Even controleren…',
  solved: 'Geen robot',
  robotAgain: 'Dat duurde te lang. Nog één keer: ik ben geen robot',
  robotFailed: 'Dat is niet gelukt. Probeer het nog eens: ik ben geen robot',
  captcha: 'Captcha',
  captchaAgain: 'Dat duurde te lang. Nog één keer, graag.',
  captchaLate: 'Dat duurde te lang.',
  captchaFailed: 'De captcha kon niet worden geladen.',
  retry: 'Nog eens proberen',
  without: 'Inschrijven zonder captcha',
} as const satisfies Translated<typeof en.subscribe>
