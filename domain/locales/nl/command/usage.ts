export const commandUsage = {
  about: 'Den, een thuis op je eigen server voor wie over horrorfilms schrijft.',
  noCommand: 'een opdracht “{name}” bestaat niet.',
  serve: 'houdt de site in de lucht tot er een signaal komt (npm start bouwt die eerst)',
  migrate: 'geeft de database de structuur van deze versie, en zegt wat er is gedaan',
  demo: '“{command}” verwijdert de demo, behalve wat iemand heeft gewijzigd',
  admin: 'maakt beheerders, vervangt een wachtwoord, geeft een installatielink: “{command}” zegt hoe',
  token: 'maakt API-tokens, toont ze en trekt ze in: “{command}” zegt hoe',
  backup: 'schrijft alles naar één bestand, terwijl de site draait',
  restore: 'zet een back-up terug in een lege database, van de ene of de andere soort',
  export: 'schrijft alleen de artikelen als Markdown, met hun afbeeldingen',
  import: 'importeert artikelen uit een ander programma; een proefronde zegt wat er zou gebeuren',
  doctor: 'zegt wat er mis is met deze site, en wat je eraan doet; eindigt met code 1 bij een probleem',
  media: '“{command}” haalt afbeeldingen uit de database, of zet ze erin terug',
  copy: 'kopieert de blog van SQLite naar PostgreSQL, of terug',
  address: 'adres',
  name: 'naam',
  whatFor: 'waarvoor',
  scope: 'recht',
  dayOrDays: 'dag of dagen',
  file: 'bestand',
  folder: 'map',
  fileOrFolder: 'bestand of map',
  folderOrArchive: 'map of archief',
  sitemapOrList: 'sitemap of lijst',
  orFolder: 'of map',
  serveSettings:
    'houdt de site in de lucht tot er een signaal komt; PORT en de andere instellingen zijn omgevingsvariabelen',
  adminCreate: 'maakt een beheerder, met de rol owner als je geen andere noemt; vraagt om het wachtwoord',
  resetPassword:
    'geeft een beheerder een nieuw wachtwoord, logt die overal uit, en beëindigt de API-tokens en open uitnodigingen tenzij je ze behoudt',
  removePasskeys: 'verwijdert alle passkeys van een beheerder, die daarna met het wachtwoord inlogt',
  unlinkProvider:
    'koppelt een account los van de OpenID-login; de volgende keer inloggen met hetzelfde adres koppelt het weer',
  resetSecondFactor:
    'zet de tweede factor uit van wie die en alle herstelcodes kwijt is: daarna is het wachtwoord genoeg om in te loggen',
  changeAddress: 'wijzigt het adres waarmee een beheerder inlogt',
  setRole: 'wijzigt de rol van een beheerder',
  removeAdmin: 'verwijdert een beheerder; ook alle open uitnodigingen vervallen',
  listAdmins: 'toont de beheerders en hun rollen',
  setupLink: 'geeft een nieuwe installatielink, zolang er geen beheerder is',
  adminWithoutTerminal:
    'Zonder terminal is --email verplicht, en is het wachtwoord de eerste regel van de standaardinvoer.',
  tokenCreate: 'maakt een token voor een programma, en toont het één keer',
  tokenList: 'toont de tokens, wat ze mogen en wanneer ze vervallen',
  tokenRevoke: 'trekt een token in',
  tokenScopes: 'Rechten: {scopes}; zonder --scope {usual}.',
  tokenEnds:
    'Een token vervalt na {days} dagen, of op de dag (2027-01-31) of na het aantal dagen (30d) dat --expires noemt.',
  demoRemove: 'verwijdert de demo, behalve wat iemand heeft gewijzigd',
  migrateDoes: 'geeft de database de structuur van deze versie, na een back-up van de blog als die er al is',
  migrateAtStart: 'Het starten van de server doet hetzelfde.',
  backupDoes: 'schrijft alles naar één bestand, terwijl de site draait, en leest dat opnieuw',
  backupPlace:
    'Zonder naam komt het bestand in BACKUP_DIR, de map “backups” van DATA_DIR. --without-secrets laat wachtwoorden, tokens en sleutels weg. --encrypt vraagt om een wachtwoordzin; zonder terminal is dat de eerste regel van de standaardinvoer.',
  restoreDoes: 'zet een back-up terug in een lege database, SQLite of PostgreSQL; stop eerst de server',
  restoreReplaces:
    '--replace zet de back-up terug over een blog die er al is. Niet verstuurde mails vervallen, en ingeplande artikelen waarvan de tijd voorbij is, worden concepten. Een versleutelde back-up vraagt om de wachtwoordzin; zonder terminal is dat de eerste regel van de standaardinvoer.',
  exportDoes:
    'schrijft artikelen, concepten en ingeplande artikelen als Markdown, met hun afbeeldingen, naar een nieuwe map',
  exportFormat:
    'docs/markdown-format.md zegt wat er in de bestanden staat. Wil je alles meenemen, en ook terug kunnen, maak dan een back-up.',
  copyDoes: 'kopieert alles naar een lege database, van de ene of de andere soort, en vergelijkt elke rij',
  copyMoment:
    'De kopie is de stand van één moment: stop voor een verhuizing eerst de server. Na een onderbreking gaat dezelfde opdracht verder met de afbeeldingen die er al zijn. --replace kopieert over een blog die er al is.',
  mediaDoes:
    'zet elke afbeelding waar die hoort: in MEDIA_DIR of de bucket van MEDIA_S3_…, of met MEDIA_STORE=database weer in de database, terwijl de site draait',
  mediaCompares:
    'Elke afbeelding wordt met de hash ervan vergeleken voordat de oude kopie verdwijnt. Na een onderbreking gaat dezelfde opdracht verder.',
  importDoes:
    'maakt artikelen van wat een ander programma heeft geëxporteerd; een volgende keer komt geen artikel dubbel',
  importChecks:
    'vraagt de draaiende server waar de adressen van de oude site heen leiden, en noemt de adressen die bij geen pagina uitkomen',
  importOptions:
    '--dry-run zegt per artikel wat er gemaakt, gewijzigd en weggelaten zou worden, en verandert niets. Afbeeldingen komen uit de geïmporteerde bestanden en uit --pictures; van andere hosts wordt niets geladen. Uit een back-up van een andere Den (.tar.gz) komen artikelen, concepten en afbeeldingen mee. --scale zegt wat het hoogste cijfer is (stars: 4); anders vallen cijfers als “4” weg. Artikelen met een cijfer krijgen de categorie “Horror Review” of de categorie die je noemt, tenzij ze al een categorie van recensies hebben. --viewings one maakt één artikel van meerdere recensies van een film bij Letterboxd. Niemand krijgt mail. docs/imports.md zegt wat er meekomt.',
} as const
