export const health = {
  health: 'Systeemstatus',
  aboutHealth:
    'Wat deze site draaiende houdt. {command} controleert meer: het leest de hele database en test of de mailserver en het adres van de site antwoorden.',
  nothingIsWrong: 'Den {version}. Er is niets mis',
  thingsNeedAttention: {
    one: 'Den {version}. Eén ding vraagt je aandacht',
    other: 'Den {version}. {count} dingen vragen je aandacht',
  },
  lookAgain: 'Opnieuw kijken',
  looking: 'Kijken…',
  state: 'Toestand',
  found: 'Bevinding',
  ok: 'In orde',
  hint: 'Nog niet',
  warning: 'Waarschuwing',
  problem: 'Probleem',

  kept: 'Wat er wordt bewaard, en hoe lang',
  aboutKept:
    'Den verwijdert vanzelf wat oud is. Alleen back-ups die je zelf hebt gemaakt, en databases die bij het terugzetten zijn vervangen, wachten op jou.',
  now: 'Nu',
  howLong: 'Bewaard',
  growsWith: 'Groeit met',
  setBy: 'Ingesteld met {setting}',
} as const
