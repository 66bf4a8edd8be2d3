export const health = {
  health: 'Salute',
  aboutHealth:
    'Quello che tiene in piedi questo sito. {command} controlla di più: legge l’intero database e prova se il server di posta e l’indirizzo del sito rispondono.',
  nothingIsWrong: 'Den {version}. Tutto in ordine',
  thingsNeedAttention: {
    one: 'Den {version}. Una cosa ha bisogno di attenzione',
    many: 'Den {version}. {count} di cose hanno bisogno di attenzione',
    other: 'Den {version}. {count} cose hanno bisogno di attenzione',
  },
  lookAgain: 'Ricontrolla',
  looking: 'Controllo…',
  state: 'Stato',
  found: 'Esito',
  ok: 'Va bene',
  hint: 'Non ancora',
  warning: 'Avviso',
  problem: 'Problema',

  kept: 'Che cosa si conserva, e per quanto',
  aboutKept:
    'Den elimina da sé quello che è vecchio. Soltanto i backup fatti da te, e i database sostituiti da un ripristino, restano finché non li elimini tu.',
  now: 'Adesso',
  howLong: 'Per quanto',
  growsWith: 'Cresce con',
  setBy: 'Si imposta con {setting}',
} as const
