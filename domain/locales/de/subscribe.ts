import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscribe = {
  subscribed: 'Das hat geklappt. Schau in dein Postfach.',
  failed: 'Das Abonnieren hat nicht geklappt. Schreib uns bitte an {contact}',
  captchaIncomplete: 'Bitte löse zuerst das Captcha.',
  emailInvalid: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  email: 'E-Mail',
  emailExample: 'name@example.com',
  button: 'Abonnieren',
  moment: 'Einen Moment …',
  rest: 'Gleich wieder da …',
  useAgain: '{email} noch einmal verwenden',
  stepWait:
    'Damit kein Bot in deinem Namen abonniert: Warte hier auf das Häkchen und drück dann noch einmal auf „Abonnieren“.',
  stepTick:
    'Damit kein Bot in deinem Namen abonniert: Setz hier das Häkchen und drück dann noch einmal auf „Abonnieren“.',
  stepSolve:
    'Damit kein Bot in deinem Namen abonniert: Löse hier das Captcha und drück dann noch einmal auf „Abonnieren“.',
  stepWaitAgain:
    'Damit kein Bot in deinem Namen abonniert: Warte hier auf das Häkchen, gib deine Adresse noch einmal ein und drück dann auf „Abonnieren“.',
  stepTickAgain:
    'Damit kein Bot in deinem Namen abonniert: Setz hier das Häkchen, gib deine Adresse noch einmal ein und drück dann auf „Abonnieren“.',
  stepSolveAgain:
    'Damit kein Bot in deinem Namen abonniert: Löse hier das Captcha, gib deine Adresse noch einmal ein und drück dann auf „Abonnieren“.',
  robot: 'Ich bin kein Roboter',
  working: 'Wird geprüft …',
  solved: 'Kein Roboter',
  robotAgain: 'Das hat zu lange gedauert. Bitte noch einmal: Ich bin kein Roboter',
  robotFailed: 'Das hat nicht geklappt. Versuch es noch einmal: Ich bin kein Roboter',
  captcha: 'Captcha',
  captchaAgain: 'Das hat zu lange gedauert. Bitte noch einmal.',
  captchaLate: 'Das hat zu lange gedauert.',
  captchaFailed: 'Das Captcha ließ sich nicht laden.',
  retry: 'Noch einmal versuchen',
  without: 'Ohne Captcha abonnieren',
} as const satisfies Translated<typeof en.subscribe>
