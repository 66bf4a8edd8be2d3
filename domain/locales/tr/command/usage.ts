export const commandUsage = {
  about: 'Den, korku filmleri üzerine yazan herkes için kendi sunucunuzda bir yuva.',
  noCommand: '“{name}” diye bir komut yok.',
  serve: 'bir sinyal gelene kadar siteyi sunar (npm start önce siteyi derler)',
  migrate: 'veritabanının şemasını bu sürüme uydurur ve ne yapıldığını söyler',
  demo: '“{command}”, değiştirilmiş olanlar dışında demoyu kaldırır',
  admin: 'yönetici oluşturur, parola sıfırlar, kurulum bağlantısı yazar: nasıl olduğunu “{command}” söyler',
  token: 'API anahtarı oluşturur, listeler ve iptal eder: nasıl olduğunu “{command}” söyler',
  backup: 'site çalışırken her şeyi tek dosyaya yazar',
  restore: 'bir yedeği boş bir SQLite ya da PostgreSQL veritabanına geri yükler',
  export: 'yalnızca yazıları, resimleriyle birlikte Markdown olarak yazar',
  import: 'başka bir programın yazılarını içe aktarır; bir deneme ne olacağını söyler',
  doctor: 'bu sitede neyin yolunda olmadığını ve ne yapılacağını söyler; sorun varsa 1 koduyla biter',
  media: '“{command}”, resimleri veritabanının dışına ya da geri taşır',
  copy: 'blogu SQLite’tan PostgreSQL’e ya da tersine kopyalar',
  address: 'adres',
  name: 'ad',
  whatFor: 'ne için',
  scope: 'yetki',
  dayOrDays: 'gün ya da gün sayısı',
  file: 'dosya',
  folder: 'klasör',
  fileOrFolder: 'dosya ya da klasör',
  folderOrArchive: 'klasör ya da arşiv',
  sitemapOrList: 'site haritası ya da liste',
  orFolder: 'ya da klasör',
  serveSettings: 'bir sinyal gelene kadar siteyi sunar; PORT ve öteki ayarlar ortam değişkenleridir',
  adminCreate: 'bir yönetici oluşturur, başka bir rol verilmezse owner rolüyle; parolayı sorar',
  resetPassword:
    'bir yöneticiye yeni bir parola verir, bütün oturumlarını kapatır; korunmaları istenmezse API anahtarlarını ve açık davetlerini de sona erdirir',
  removePasskeys: 'bir yöneticinin bütün geçiş anahtarlarını kaldırır; yönetici artık parolayla giriş yapar',
  unlinkProvider: 'bir hesabı OpenID girişinden ayırır; o adresle yapılan ilk giriş hesabı yeniden bağlar',
  resetSecondFactor:
    'uygulamasını da bütün kurtarma kodlarını da yitiren birinin iki adımlı doğrulamasını kapatır: artık giriş için parola yeter',
  changeAddress: 'bir yöneticinin giriş yaptığı adresi değiştirir',
  setRole: 'bir yöneticinin rolünü değiştirir',
  removeAdmin: 'bir yöneticiyi kaldırır; bütün açık davetler de sona erer',
  listAdmins: 'yöneticileri ve rollerini listeler',
  setupLink: 'henüz hiç yönetici yokken yeni bir kurulum bağlantısı yazar',
  adminWithoutTerminal: 'Terminal yoksa --email gerekir; parola, standart girdinin ilk satırıdır.',
  tokenCreate: 'bir program için API anahtarı oluşturur ve onu bir kez gösterir',
  tokenList: 'API anahtarlarını, yetkilerini ve ne zaman sona erdiklerini listeler',
  tokenRevoke: 'bir API anahtarını iptal eder',
  tokenScopes: 'Yetkiler: {scopes}; --scope yoksa {usual}.',
  tokenEnds:
    'Bir API anahtarı {days} gün sonra sona erer; --expires varsa belirttiği günde (2027-01-31) ya da belirttiği gün sayısından sonra (30d).',
  demoRemove: 'değiştirilmiş olanlar dışında demoyu kaldırır',
  migrateDoes: 'veritabanının şemasını bu sürüme uydurur; içinde blog varsa önce yedek alır',
  migrateAtStart: 'Sunucunun başlaması da aynısını yapar.',
  backupDoes: 'site çalışırken her şeyi tek dosyaya yazar ve dosyayı yeniden okur',
  backupPlace:
    'Ad verilmezse dosya BACKUP_DIR klasörüne, yani DATA_DIR içindeki “backups” klasörüne gider. --without-secrets parolaları, API anahtarlarını ve öteki anahtarları dışarıda bırakır. --encrypt yedeğin parolasını sorar; terminal yoksa parola, standart girdinin ilk satırıdır.',
  restoreDoes: 'bir yedeği boş bir SQLite ya da PostgreSQL veritabanına geri yükler; önce sunucuyu durdurun',
  restoreReplaces:
    '--replace, yedeği var olan bir blogun yerine geri yükler. Gönderilmemiş e-postalar iptal edilir, zamanı geçmiş yazılar taslak olur. Şifreli bir yedek parolasını sorar; terminal yoksa parola, standart girdinin ilk satırıdır.',
  exportDoes:
    'yazıları, taslakları ve zamanlanmış yazıları resimleriyle birlikte Markdown olarak yeni bir klasöre yazar',
  exportFormat:
    'Dosyalarda ne olduğunu docs/markdown-format.md anlatır. Her şeyi saklamak ve geri dönebilmek için yedek alın.',
  copyDoes: 'her şeyi boş bir SQLite ya da PostgreSQL veritabanına kopyalar ve her satırı karşılaştırır',
  copyMoment:
    'Kopyalanan, tek bir anın durumudur: taşınmak için önce sunucuyu durdurun. Yarıda kesilirse aynı komut, ulaşmış resimlerle kaldığı yerden sürdürür. --replace, var olan bir blogun yerine kopyalar.',
  mediaDoes:
    'site çalışırken her resmi ait olduğu yere taşır: MEDIA_DIR klasörüne ya da MEDIA_S3_… ile verilen bucket’a, MEDIA_STORE=database ise yeniden veritabanına',
  mediaCompares:
    'Her resim, eski kopyası silinmeden önce özetiyle karşılaştırılır. Yarıda kesilirse aynı komut kaldığı yerden sürdürür.',
  importDoes: 'başka bir programın dışa aktardıklarından yazılar yapar; yeniden çalıştırmak hiçbir yazıyı ikilemez',
  importChecks:
    'çalışan sunucuya eski sitenin adreslerinin nereye götürdüğünü sorar ve hiçbir sayfaya götürmeyenleri listeler',
  importOptions:
    '--dry-run her yazı için neyin oluşturulacağını, değişeceğini ve dışarıda kalacağını söyler, hiçbir şeyi değiştirmez. Resimler içe aktarılan dosyalardan ve --pictures ile verilenden alınır; başka bir sunucudan hiçbir şey yüklenmez. Başka bir Den’in yedeğinden (.tar.gz) yazılar, taslaklar ve resimler alınır. --scale en iyi puanın kaç olduğunu söyler (stars: 4); o olmadan “4” gibi puanlar dışarıda kalır. Puanı olan yazılar, bir inceleme kategorisi almamışlarsa “Horror Review” ya da belirtilen kategoriye girer. --viewings one, Letterboxd’da aynı filmin birkaç incelemesinden tek yazı yapar. Kimseye e-posta gitmez. Nelerin taşındığını docs/imports.md anlatır.',
} as const
