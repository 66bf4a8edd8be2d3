export const mail = {
  limitsSaved: 'Sınırlar kaydedildi',
  linksOpenHereOnly:
    'E-postalardaki bağlantılar {siteUrl} adresine gidiyor, o da yalnızca bu bilgisayarda açılır. Kimse abone olmadan önce <code>SITE_URL</code> ile herkese açık adresi belirtin.',

  mails: { one: '{count} e-posta', other: '{count} e-posta' },
  people: { one: '{count} kişi', other: '{count} kişi' },

  announcements: 'Duyurular',
  noneYet: 'Henüz yok. “Abonelere e-posta gönder” işaretli yeni bir yazı, o anda abone olan herkese duyurulur.',
  to: 'Alıcı',
  queued: 'Kuyrukta',
  sent: 'Gönderildi',
  keptHere: 'Saklandı',
  failed: 'Gitmedi',
  uncertain: 'Belirsiz',
  earlierAnnouncements: 'Daha eski duyurular',
  allBeforeThese: 'bunlardan öncekilerin hepsi',
  otherMails: 'Diğer e-postalar',
  whatOthersAre: 'onaylar, davetler, denemeler',
  postDeleted: 'yazı silindi',
  stop: 'Durdur',
  stopAnnouncing: 'Duyuruyu durdur: {subject}',
  stopped: 'Durduruldu',
  stopAnnouncingTitle: 'Duyuruyu durdur:',
  willNotBeSent: {
    one: 'Toplam {audience} e-postadan {count} tanesi gönderilmeyecek. Gidenler geri gelmez, kalanlar sonradan gönderilemez.',
    other:
      'Toplam {audience} e-postadan {count} tanesi gönderilmeyecek. Gidenler geri gelmez, kalanlar sonradan gönderilemez.',
  },
  stopping: 'Durduruluyor…',
  goOnSending: 'Göndermeye devam et',
  stoppedAfterSending: {
    one: 'Duyuru durduruldu. {count} e-posta gitmişti.',
    other: 'Duyuru durduruldu. {count} e-posta gitmişti.',
  },
  stoppedAfterKeeping: {
    one: 'Duyuru durduruldu. {count} e-posta gitmiş, {kept} burada saklanmıştı.',
    other: 'Duyuru durduruldu. {count} e-posta gitmiş, {kept} burada saklanmıştı.',
  },

  stoppedAfter: {
    one: 'Duyuru {count} e-postadan sonra durduruldu.',
    other: 'Duyuru {count} e-postadan sonra durduruldu.',
  },
  keptNothingLeft: {
    one: '{count} e-posta burada saklanıyor, giden olmadı.',
    other: '{count} e-posta burada saklanıyor, giden olmadı.',
  },
  mailedTo: { one: '{count} kişiye gönderildi.', other: '{count} kişiye gönderildi.' },
  mailedToQueued: {
    one: '{count} kişiye gönderildi (kuyrukta {waiting}).',
    other: '{count} kişiye gönderildi (kuyrukta {waiting}).',
  },
  waitForServer: {
    one: '{count} e-posta, e-posta sunucusunun düzelmesini bekliyor.',
    other: '{count} e-posta, e-posta sunucusunun düzelmesini bekliyor.',
  },
  mailedToOthersWait: {
    one: 'Gönderildi: {people}; {count} e-posta, e-posta sunucusunun düzelmesini bekliyor.',
    other: 'Gönderildi: {people}; {count} e-posta, e-posta sunucusunun düzelmesini bekliyor.',
  },

  howFastMailGoes: 'E-postaların gidiş hızı',
  overLimitWaits: 'Sınırı aşan e-postalar kuyrukta bekler, sonra gider. Sınır istemiyorsanız alanı boş bırakın.',
  perSecond: 'Saniyede e-posta',
  perHour: 'Saatte e-posta',
  perDay: 'Günde e-posta',
  perSecondHint: 'Sağlayıcınızın izin verdiği kadar. 10 iyi bir başlangıçtır.',
  perHourHint: 'Paylaşımlı sunucular çoğu zaman birkaç yüze izin verir.',
  perDayHint: 'Yeni bir hesapla yavaş başlayın: önce birkaç yüz, sonra her hafta biraz daha.',
  saveLimits: 'Sınırları kaydet',

  hostedService: 'Dış hizmet',
  environmentNamesEmailjs:
    '{description}. Ortamda belirtilmiş (EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID); saniyede en çok bir kez çağrılır. Şablonuna to_email, subject, message, html, confirm_url ve unsubscribe_url verilir.',

  mailbox: 'Posta kutusu',
  keptWithoutServer:
    'Bu e-postalar, e-posta sunucusu yokken yazıldı ve gönderilmedi. Hâlâ bekleyenler yeniden abone olabilir ya da bağlantılarını siz iletebilirsiniz.',
  noMailYet: 'Henüz hiç e-posta yazılmadı.',
  asReaderSees: 'Okurun gördüğü gibi',
  pagesOfMailbox: 'Posta kutusunun sayfaları',

  sendTestTo: 'Deneme gönderilecek adres',
  sendTest: 'Deneme gönder',
  askingServer: 'Sunucuya soruluyor…',
  keptNotSent: 'Posta kutusunda saklandı, gönderilmedi.',
  accepted: 'Sunucu kabul etti. Yanıtı:',
  notSent: 'Gönderilmedi. Sunucunun yanıtı:',

  mailServer: 'E-posta sunucusu',
  serverOfEnvironment: 'Sunucu ortamda belirtilmiş (SMTP_URL), bu ekranın yerine o geçer.',
  provider: 'Sağlayıcı',
  otherServer: 'Başka sunucu',
  host: 'Sunucu adı',
  hostHint: 'Örneğin mail.example. Tam bir adres, smtp://user:password@mail.example gibi, diğer alanları da doldurur.',
  hostMissing: 'Sunucu adını yazın. O olmadan kaydedilecek bir sunucu yok',
  hostProblem:
    'Sunucu adı, mail.example gibi bağlantı noktası olmayan bir ad ya da smtps://user:password@mail.example gibi tam bir adrestir',
  port: 'Bağlantı noktası',
  portProblem: 'Bağlantı noktası 1 ile 65535 arasında bir sayıdır',
  encryption: 'Şifreleme',
  tls: 'TLS (bağlantı noktası 465)',
  starttls: 'STARTTLS (bağlantı noktası 587)',
  starttlsIfOffered: 'STARTTLS, yalnızca sunuluyorsa',
  passwordUnencrypted: 'Sunulmuyorsa parola ağdan şifrelenmeden geçer.',
  mailUnencrypted:
    'Kullanıcı yoksa, sunucu sunduğunda şifreleme kullanılır; sunmuyorsa e-postalar şifrelenmeden gider.',
  noPasswordUnencrypted: 'Şifreleme kullanmayan bir sunucuya, bu bilgisayarda değilse parola gönderilmez.',
  user: 'Kullanıcı',
  userHint: 'Sunucu istemiyorsa boş bırakın.',
  userMissing: 'Bu parolanın ait olduğu kullanıcıyı yazın',
  passwordStored: 'Bir parola kayıtlı; değiştirmek için yenisini yazın.',
  sender: 'Gönderen',
  senderHint: 'E-postaların geldiği adres, örneğin Mağara <den@example.org>.',
  saveServer: 'Sunucuyu kaydet',
  serverSaved: 'E-posta sunucusu kaydedildi',
  serverRemoved: 'E-posta sunucusu kaldırıldı',
  notSavedYet: 'Henüz kaydedilmedi. <discard>Değişikliği at</discard>',
  noHostHosted: 'Sunucu adı yoksa her şeyi dış hizmet gönderir.',
  noHostKept: 'Sunucu adı yoksa e-postalar burada saklanır.',
  removedHosted: 'Sunucu adı yoksa sunucu kaldırılır, her şeyi dış hizmet gönderir.',
  removedKept: 'Sunucu adı yoksa sunucu kaldırılır, e-postalar burada saklanır.',

  mailLeavesBy: 'E-postaları gönderen: {description}.',
  announcementsLeaveBy: 'Duyuruları gönderen: {description}.',
  othersLeaveBy: 'Diğer bütün e-postaları gönderen: {description}.',
  sentByThisServer: '“Gönderildi”, bu sunucunun e-postayı kabul ettiği anlamına gelir, ulaştığı anlamına değil.',
  sentByOneOfThem: '“Gönderildi”, bunlardan birinin e-postayı kabul ettiği anlamına gelir, ulaştığı anlamına değil.',
  noServer:
    'E-posta sunucusu kurulmadığı için e-posta gönderilmiyor. Her e-posta aşağıda, sizin okumanız için saklanır.',
  paused:
    '<strong>Gönderim duraklatıldı:</strong> {description}, {since} tarihinden beri. Kuyruk duruyor, sunucuya {time} saatinde yeniden sorulacak. Yanıtı:',
  outOfReachEachTried:
    '<strong>Ulaşılamıyor:</strong> {description}. Kuyruk duruyor, içindeki her e-posta yeniden deneniyor. Sonuncusu şöyle bitti:',
  outOfReach: {
    one: '<strong>Ulaşılamıyor:</strong> {description}. Kuyruk duruyor, sıradaki e-posta bir dakika sonra denenecek. Sonuncusu şöyle bitti:',
    other:
      '<strong>Ulaşılamıyor:</strong> {description}. Kuyruk duruyor, sıradaki e-posta {count} dakika sonra denenecek. Sonuncusu şöyle bitti:',
  },
  resumeNow: 'Şimdi sürdür',
  tryNow: 'Şimdi dene',
  goesOutAgain: 'E-postalar yeniden gidiyor: {description}',
  notYet: 'Henüz değil. Sunucunun yanıtı: {detail}',

  gmailHint:
    'Kullanıcı, adresin tamamıdır. Google hesabın parolasını değil, 2 Adımlı Doğrulama gerektiren bir uygulama şifresini kabul eder.',
  microsoftHint:
    'Microsoft 365’te posta kutusu için kimliği doğrulanmış SMTP’ye izin verilmiş olmalı. Kişisel Outlook.com hesapları programlardan parola kabul etmez.',
  icloudHint:
    'Kullanıcı, iCloud adresinin tamamıdır. Apple hesabın parolasını değil, uygulamaya özel bir parolayı kabul eder.',
  fastmailHint: 'Fastmail hesabın parolasını değil, bir uygulama parolasını kabul eder.',
  postmarkHint: 'Kullanıcı da parola da sunucunun API anahtarıdır.',
  mailgunHint: 'AB’deki bir alan adı için sunucu adı smtp.eu.mailgun.org.',
  sesHint:
    'Sunucu adına kendi bölgenizi yazın. Kullanıcı ve parola, SES’in SMTP kimlik bilgileridir, erişim anahtarları değil.',
  sendgridHint: 'Kullanıcı apikey sözcüğüdür, parola bir API anahtarıdır.',
  brevoHint: 'Parola hesabınki değil, bir SMTP anahtarıdır.',
  seeMail: 'E-posta ekranına git',
} as const
