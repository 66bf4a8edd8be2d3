export const backups = {
  noneByItself: 'Bu sunucu kendiliğinden yedek almıyor (BACKUP_AT kapalı).',
  everyNight:
    'Sunucu her gece {at} saatinde ({timeZone}) her şeyi tek dosyaya yazar ve denetler. 7 günlük, 4 haftalık ve 12 aylık yedek saklar.',
  eachIsCopied: 'Her biri şuraya kopyalanır: {store}.',
  storedIn:
    'Saklandıkları yer: {folder}. İçlerinde adresler ve parola özetleri var: yalnızca sizin erişebildiğiniz başka bir diskte ya da bilgisayarda bir kopya bulundurun.',
  picturesBeside:
    'Resimler {pictures} alt klasöründedir, her biri tüm yedekler için bir kez: kopyalanan ya da indirilen bir yedeğin yanında bu klasör de bulunmalıdır.',

  backupFailed: 'Yedekleme başarısız oldu ({instant}). {problem}',
  triesAgain: 'Sunucu her saat yeniden dener.',
  noBackup: 'Bu blogun henüz yedeği yok.',
  newestIsOld: 'En yeni yedek {age} alındı.',
  lessThanHourAgo: 'bir saatten kısa süre önce',

  noneHere: 'Burada henüz yedek yok',
  newestIsElsewhere: 'En yenisi başka yerde: başka bir sunucuda ya da bir komutun koyduğu yerde.',
  makeFirst: 'İlkini şimdi alın.',
  firstIsMadeAt: 'İlki {at} saatinde alınacak. Şimdi de alabilirsiniz.',

  backUpNow: 'Şimdi yedekle',
  makingBackup: 'Yedek alınıyor…',
  backupIsMade: 'Yedek alındı ve denetlendi',
  writing: 'Yedek yazılıyor',
  readingAgain: 'Yeniden okunuyor',
  copying: 'Depoya kopyalanıyor',
  sizeOf: '{done} / {all}',
  sizeOfAbout: '{done} / yaklaşık {all}',

  made: 'Alındı',
  size: 'Boyut',
  holds: 'İçerik',
  checked: 'Denetlendi',
  copied: 'Kopyalandı',
  nightly: 'Gecelik',
  byHand: 'Elle alındı',
  beforeUpgrade: 'Yeni sürümden önce',
  encrypted: 'şifreli',
  lastCheckFailed: 'Son denetim başarısız oldu.',
  makeAnother: '“Şimdi yedekle” bir yenisini alır; “Geri yükle…” bunu yeniden denetler.',
  download: 'İndir',
  restore: 'Geri yükle…',

  restoreBackupOf: 'Geri yüklenecek yedek',
  restoringMeans:
    'Blogun tamamının yerine geçer: o zamandan beri eklenen yazılar, değişiklikler ve aboneler gider. Çalışan bir sunucu kendi blogunu değiştiremez; bu yüzden yedek burada denetlenir, sonra size geri yükleyen komut verilir.',
  checkAndShow: 'Denetle ve komutu göster',
  checking: 'Denetleniyor…',
  restoreTheBackupOf: 'Geri yüklenecek yedek: {instant}',
  isComplete: 'Az önce denetlendi, eksiksiz.',
  keepNewer: 'Daha yeni bir şeyi korumak istiyorsanız önce bir yedek daha alın.',
  stopServer: 'Sunucuyu durdurun.',
  runCommand: 'Sunucunun bilgisayarında, Den’in klasöründe şu komutu çalıştırın:',
  runCommandWithPassphrase:
    'Sunucunun bilgisayarında, Den’in klasöründe şu komutu çalıştırın; parolayı sorar, o da o zamanki BACKUP_PASSPHRASE değeridir:',
  copyCommand: 'Komutu kopyala',
  startServer:
    'Sunucuyu başlatın ve yeniden giriş yapın. Komut, gönderilmemiş e-postalar gibi beklettiklerini listeler.',
} as const
