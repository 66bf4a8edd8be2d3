import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscribe = {
  subscribed: 'Zapisano. Sprawdź pocztę',
  failed: 'Nie udało się zapisać. Napisz do nas: {contact}',
  captchaIncomplete: 'Najpierw potwierdź, że nie jesteś robotem',
  emailInvalid: 'Podaj poprawny adres e-mail',
  email: 'E-mail',
  emailExample: 'ty@example.com',
  button: 'Zapisz się',
  moment: 'Chwileczkę…',
  rest: 'Zaraz wracamy…',
  useAgain: 'Wpisz znowu {email}',
  stepWait:
    'Żeby żaden automat nie zapisał się w twoim imieniu: poczekaj, aż pole się zaznaczy, i kliknij „Zapisz się” jeszcze raz.',
  stepTick: 'Żeby żaden automat nie zapisał się w twoim imieniu: zaznacz tu pole i kliknij „Zapisz się” jeszcze raz.',
  stepSolve:
    'Żeby żaden automat nie zapisał się w twoim imieniu: rozwiąż tu captchę i kliknij „Zapisz się” jeszcze raz.',
  stepWaitAgain:
    'Żeby żaden automat nie zapisał się w twoim imieniu: poczekaj, aż pole się zaznaczy, wpisz znowu swój adres i kliknij „Zapisz się” jeszcze raz.',
  stepTickAgain:
    'Żeby żaden automat nie zapisał się w twoim imieniu: zaznacz tu pole, wpisz znowu swój adres i kliknij „Zapisz się” jeszcze raz.',
  stepSolveAgain:
    'Żeby żaden automat nie zapisał się w twoim imieniu: rozwiąż tu captchę, wpisz znowu swój adres i kliknij „Zapisz się” jeszcze raz.',
  robot: 'Nie jestem robotem',
  working: 'Sprawdzam…',
  solved: 'To nie robot',
  robotAgain: 'Trochę to trwało. Jeszcze raz: nie jestem robotem',
  robotFailed: 'Nie udało się. Spróbuj ponownie: nie jestem robotem',
  captcha: 'Captcha',
  captchaAgain: 'Trochę to trwało. Spróbuj jeszcze raz.',
  captchaLate: 'Trwało to zbyt długo.',
  captchaFailed: 'Nie udało się wczytać captchy.',
  retry: 'Spróbuj ponownie',
  without: 'Zapisz się bez niej',
} as const satisfies Translated<typeof en.subscribe>
