export const calls = {
  notConfirmed: 'Hasło nie zostało potwierdzone, więc nic się nie stało. Wpisany tekst nadal tu jest.',
  noAnswer: 'Serwer nie odpowiedział. Sprawdź połączenie i spróbuj ponownie; nic nie przepadło.',
  lateAnswer: 'Serwer zbyt długo nie odpowiadał. Może jeszcze wykonać to zadanie. Spróbuj ponownie; nic nie przepadło.',
  otherAnswer: 'Serwer odpowiedział kodem {status}.',
} as const
