export const operation = {
  picturesInDatabase: { one: '{count} resim veritabanında.', other: '{count} resim veritabanında.' },
  picturesWithoutPlace: {
    one: '{count} resim veritabanının dışında, ama bunun için bir yer belirtilmemiş.',
    other: '{count} resim veritabanının dışında, ama bunlar için bir yer belirtilmemiş.',
  },
  setPlace: 'MEDIA_DIR ya da MEDIA_S3_… ayarlarını eski hâline getirin.',
  picturesPlaces: '{outside} resim {place} içinde ({size}), {inside} resim veritabanında.',
  picturesMissing: {
    one: '{where} Orada {count} resim yok ya da eksik: {names}.',
    other: '{where} Orada {count} resim yok ya da eksik: {names}.',
  },
  bringBack:
    'Dosyaları bir yedekten ya da o yerin bir kopyasından aynı adlarla geri getirin. Oraya başka neyin yazdığına bakın.',
  away: 'O yer geri gelene kadar resimler 503 yanıtı verir.',
  moveBack: '“den media move” onları hemen geri getirir.',
  besideBackups: { one: 'yanında {count} resim, {size}', other: 'yanında {count} resim, {size}' },
  passOnHost: 'Vekil sunucu bu adı Den’e iletsin.',
  inMailbox: 'posta kutusunda saklandı',
  mailsInMailbox: 'E-postalar, E-posta ekranındaki posta kutusunda saklanır.',
  serverReady: 'sunucu e-posta almaya hazır',
  noSiteKey: 'Site anahtarı yok: ne CAPTCHA_SITE_KEY’de ne de ayarlarda.',
  noBackupOfDen: 'Bu, Den’in bir yedeği değil.',
  wrongPassphrase: 'Bu yedeğin parolası bu değil.',
  notCounted: 'ANALYTICS_PROVIDER öyle dediği için hiçbir şey sayılmıyor.',
  otherPassword: 'Hesabın parolası bu arada değişti.',
  manyPasswords: 'Denetlenmeyi bekleyen çok fazla parola var.',
} as const
