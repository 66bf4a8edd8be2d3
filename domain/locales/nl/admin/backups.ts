export const backups = {
  noneByItself: 'Deze server maakt uit zichzelf geen back-ups (BACKUP_AT is off).',
  everyNight:
    'Elke nacht om {at} ({timeZone}) schrijft de server alles naar één bestand en controleert dat. Hij bewaart 7 dagelijkse, 4 wekelijkse en 12 maandelijkse back-ups.',
  eachIsCopied: 'Elke back-up wordt gekopieerd naar {store}.',
  storedIn:
    'Ze staan in {folder}. Er zitten adressen en wachtwoordhashes in: bewaar een kopie op een andere schijf of machine die alleen jij kunt lezen.',
  picturesBeside:
    'De afbeeldingen staan in de submap {pictures}, elk één keer voor alle back-ups: een back-up die je kopieert of downloadt, heeft die map naast zich nodig.',

  backupFailed: 'De back-up van {instant} is mislukt. {problem}',
  triesAgain: 'De server probeert het elk uur opnieuw.',
  noBackup: 'Er is nog geen back-up van deze blog.',
  newestIsOld: 'De nieuwste back-up is {age} gemaakt.',
  lessThanHourAgo: 'minder dan een uur geleden',

  noneHere: 'Hier staat nog geen back-up',
  newestIsElsewhere: 'De nieuwste staat ergens anders: op een andere server, of waar een opdracht hem heeft neergezet.',
  makeFirst: 'Maak nu de eerste.',
  firstIsMadeAt: 'De eerste wordt om {at} gemaakt. Je kunt er ook nu een maken.',

  backUpNow: 'Back-up maken',
  makingBackup: 'Back-up maken…',
  backupIsMade: 'De back-up is gemaakt en gecontroleerd',
  writing: 'Back-up schrijven',
  readingAgain: 'Opnieuw lezen',
  copying: 'Naar de opslag kopiëren',
  sizeOf: '{done} van {all}',
  sizeOfAbout: '{done} van ongeveer {all}',

  made: 'Gemaakt',
  size: 'Grootte',
  holds: 'Inhoud',
  checked: 'Gecontroleerd',
  copied: 'Gekopieerd',
  nightly: 'Elke nacht',
  byHand: 'Zelf gemaakt',
  beforeUpgrade: 'Vóór een upgrade',
  encrypted: 'versleuteld',
  lastCheckFailed: 'De laatste controle is mislukt.',
  makeAnother: 'Met “Back-up maken” maak je een nieuwe; “Terugzetten…” controleert deze nog eens.',
  download: 'Downloaden',
  restore: 'Terugzetten…',

  restoreBackupOf: 'Back-up terugzetten van',
  restoringMeans:
    'Dit vervangt de hele blog: artikelen, wijzigingen en abonnees van daarna zijn dan weg. Een draaiende server kan zijn eigen blog niet vervangen. Daarom wordt de back-up hier gecontroleerd, en krijg je daarna de opdracht om hem terug te zetten.',
  checkAndShow: 'Controleren en opdracht tonen',
  checking: 'Controleren…',
  restoreTheBackupOf: 'Back-up van {instant} terugzetten',
  isComplete: 'Hij is zojuist gecontroleerd en is compleet.',
  keepNewer: 'Wil je iets nieuwers houden, maak dan eerst nog een back-up.',
  stopServer: 'Stop de server.',
  runCommand: 'Voer op die machine, in de map van Den, deze opdracht uit:',
  runCommandWithPassphrase:
    'Voer op die machine, in de map van Den, deze opdracht uit; die vraagt om de wachtwoordzin, de BACKUP_PASSPHRASE van toen:',
  copyCommand: 'Opdracht kopiëren',
  startServer:
    'Start de server, en log opnieuw in. De opdracht noemt wat is tegengehouden, zoals niet verstuurde mails.',
} as const
