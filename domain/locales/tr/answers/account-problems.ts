export const accountProblems = {
  longPassword: 'Bu parola çok uzun',
  longCode: 'Bu kod çok uzun',
  noName: 'Ad, tek satır düz metindir ve en çok 100 karakterdir',
  guessedFirst: 'Bu parola ilk denenenlerden biri.',
  passwordTooLong: 'Bir parola en çok {max} karakter olabilir.',
  passwordTooShort: 'Bir parola en az {min} karakter olmalı.',
  nameAsPassword: 'Bu parola, blogun ya da sahibinin adından pek farklı değil.',
  anotherPassword: 'Başka bir parola seçin',
  wrongPassword: 'Bu sizin parolanız değil',
  wrongCurrentPassword: 'Bu sizin mevcut parolanız değil',
  wrongSignIn:
    'Adres ile parola uyuşmuyor. İkisini de gözden geçirin ya da “Parolanızı mı unuttunuz?” veya “den admin reset-password” ile yeni bir parola belirleyin.',
  codeNeeded: 'Uygulamanızdan bir kod ya da bir kurtarma kodu yazın',
  wrongCode: 'Bu kod yanlış ya da daha önce kullanılmış. Uygulamanızda sıradakini bekleyin.',
  wrongCodeAtSignIn:
    'Bu kod yanlış ya da daha önce kullanılmış. Uygulamanızda sıradakini bekleyin ve cihazın saatinin doğru olduğuna bakın.',
  wrongFirstCode: 'Bu kod şu anda geçerli değil. Uygulamanın şimdi gösterdiği altı rakamı yazın; saati doğru olmalı.',
  nothingToConfirm: 'Onaylanacak bir şey yok: iki adımlı doğrulamanız zaten açık ya da henüz kurulmamış.',
  secondFactorIsOn: 'İki adımlı doğrulamanız zaten açık. Başka bir uygulama kurmak için önce kapatın.',
  secondFactorIsOff: 'Kurtarma kodları iki adımlı doğrulamaya aittir, sizinki ise kapalı.',
  secondFactorRequired:
    'Bu blog her yöneticiden iki adımlı doğrulama ister. Önce Hesap ekranında kendinizinkini kurun. Hiçbir şey değişmedi.',
  tooManyAttempts: 'Çok fazla deneme. {wait} bekleyip yeniden deneyin.',
  tooManyAttemptsAtProvider: 'Çok fazla deneme. Bir süre bekleyip yeniden deneyin.',
  passwordNeeded: 'Önce parolanızı onaylayın. Onay on dakika geçerlidir. Hiçbir şey değişmedi.',
  passwordToChange: 'Değiştirmek için parolanızla giriş yapın.',
  notSignedIn:
    'Giriş yapmadınız ya da oturumunuz sona erdi. Yeniden giriş yapın: yazdıklarınız duruyor. Programlar bir API anahtarı gönderir.',
  sessionEnded: 'Oturumunuz sona erdi. Yeniden giriş yapın.',
  sessionEndedAtUsers: 'Oturumunuz sona erdi. Kimin yönetici olduğunu belirlemek için yeniden giriş yapın.',
  cookieLost:
    'Tarayıcınız oturum çerezini saklamadı. Bu sitenin çerezlerine izin verin ve siteyi doğru adresinde açın.',
  unauthorizedDomain:
    'Sitenin bu adresinde giriş yapılamaz. {address} adresinde açın; siteyi işleten, bu adrese SITE_URL ya da AUTHORIZED_DOMAINS ile izin verir.',
  forOwners: 'Bu, sahipler içindir; sizin rolünüz: {role}. Bir sahip bunu Kullanıcılar ekranında değiştirebilir.',
  forEditors:
    'Bu, sahipler ve editörler içindir; sizin rolünüz: {role}. Bir sahip bunu Kullanıcılar ekranında değiştirebilir.',
  foreignPost: 'Bu yazı sizin değil. Yazarlar kendi yazılarını açıp değiştirir, sahipler ve editörler hepsini.',
  pagesOfEditors: 'Yazarlar yazı yazar. Sayfaları sahipler ve editörler yazar.',
  announcedByEditors: 'Yazarlar yazı duyurmaz. Duyuruyu çıkarın ve bir sahipten ya da editörden isteyin.',
  resetMailNotSetUp:
    'Bu sitede e-posta henüz kurulmamış. Sunucusunda “den admin reset-password” ile yeni bir parola belirleyin.',
  resetLinkUsed:
    'Bu bağlantı artık geçerli değil: o zamandan beri bir parola belirlendi ya da bağlantı 30 dakikadan eski. Yenisini isteyin.',
  claimLinkUsed:
    'Bu bağlantı artık geçerli değil. Den’i yeniden başlatın ya da “den admin link” çalıştırın ve yenisini kullanın.',
  invitationUsed:
    'Bu davet artık geçerli değil. Kabul ettiyseniz giriş yapın. Etmediyseniz geri çekilmiş, yerine yenisi gelmiş ya da yedi günden eskimiştir. Yenisini isteyin.',
  invitationGone: 'Bu davet artık yok: kullanıldı, geri çekildi ya da yerine yenisi geldi.',
  addressLinkUsed:
    'Bu bağlantı artık geçerli değil: kullanıldı, ardından yenisi geldi ya da 30 dakikadan eski. Hesap ekranında yenisini isteyin.',
  addressMailNotSetUp: 'E-posta henüz kurulmadığı için yeni bir adres onaylanamıyor. Önce bir e-posta sunucusu kurun.',
  addressTaken: '{email} zaten bir yöneticinin adresi',
  accountTaken: '{email} için zaten bir hesap var',
  noAdministrator: 'Bu yönetici artık yok.',
  yourselfStays: 'Bir sahip kalsın diye kendinizi kaldıramazsınız. Başka bir sahip bunu yapabilir.',
  yourRoleStays: 'Bir sahip kalsın diye kendi rolünüzü değiştiremezsiniz. Başka bir sahip bunu yapabilir.',
  noSession: 'Bu oturum artık yok.',
  noToken: 'Bu anahtar artık yok.',
  noTokenName: 'Bir API anahtarının adı tek satır düz metindir ve en çok 100 karakterdir',
  tokenEnded: 'Bir API anahtarının bitiş günü gelecekte olmalı',
  noScope: 'En az bir yetki seçin',
  endlessToken: 'Bir API anahtarı en geç {year} yılında bitmeli',
  tokenBeyondRole: 'Rolünüz {role}, bu yüzden anahtarınız şunları alamaz: {scopes}',
  passkeysNeedHttps:
    'Geçiş anahtarları bir sunucu adı ve https ister; bu sitenin adresinde bunlar yok. Siteyi işleten, adresi SITE_URL ile belirler.',
  manyPasskeys: '{max} geçiş anahtarınız var, en çok bu kadar olur. Önce birini kaldırın.',
  passkeyKnown: 'Bu geçiş anahtarı daha önce eklenmiş.',
  passkeyRefused: 'Bu geçiş anahtarı kabul edilmedi ya da soru çok uzun süre açık kaldı. Yeniden deneyin.',
  passkeyOfAnother:
    'Bu geçiş anahtarıyla onaylanamıyor: sizin değil, kaldırılmış ya da soru çok uzun süre açık kaldı. Yeniden deneyin ya da parolanızı kullanın.',
  passkeyGone: 'Bu geçiş anahtarı artık yok.',
  passkeyOpensNothing:
    'Bu geçiş anahtarı bu siteyi açmıyor: burada kaldırılmış olabilir ya da soru çok uzun süre açık kaldı. Yeniden deneyin ya da parolanızla giriş yapın.',
  noPasskeyName: 'Bir geçiş anahtarının adı tek satır düz metindir ve en çok {max} karakterdir',
  passkeyUnnamed: 'Geçiş anahtarına bir ad verin',
  providerDomain:
    'Sitenin bu adresinde {provider} ile giriş yapılamaz. {address} adresinde açın; siteyi işleten, bu adrese AUTHORIZED_DOMAINS ile izin verir.',
  providerWindow:
    'Tarayıcınız {provider} için pencere açmadı. Bu sitenin açılır pencerelerine izin verip yeniden deneyin.',
  providerClosed: '{provider} girişi tamamlanmadı: penceresi kapandı ya da orada vazgeçtiniz.',
  providerAnother:
    'Bu arada bu tarayıcıda başka bir giriş başladı ve bunu sona erdirdi. Onu bitirin ya da yeniden başlayın.',
  providerStranger:
    '{provider} sizi tanıyor ama bu site tanımıyor: adresiniz siteyi açabilenler arasında değil. Siteyi işleten ekleyebilir.',
  providerUnverified:
    '{provider} adresinizi doğrulamamış, bu yüzden burada bir şey açmıyor. Orada doğrulayıp yeniden deneyin.',
  providerWithoutAddress: '{provider} adresinizin hangisi olduğunu söylemedi, bu yüzden burada bir şey açmıyor.',
  providerForeign:
    'Adresinizin hesabı {provider} tarafında başka birine ait. Siteyi işleten, bağı “den admin unlink-provider” ile çözebilir.',
  providerMismatch: '{provider} sizi bu oturumdakinden başka biri olarak tanıyor. Orada aynı hesabı seçin.',
  providerRemoved: 'Buradaki hesabınız kaldırıldı. Bir yönetici sizi yeniden davet edebilir.',
  providerSilent: '{provider} yanıt vermedi. Bir dakika sonra yeniden deneyin ya da parolanızı kullanın.',
  providerUnclear:
    '{provider} yanıtı kabul edilemedi, bu yüzden kimse giriş yapmadı. Nedeni sunucunun günlüğünde yazıyor.',
  providerRefuses:
    '{provider} bu siteyi kabul etmiyor. Siteyi işleten, oradaki OIDC_CLIENT_ID, OIDC_CLIENT_SECRET ve dönüş adresini karşılaştırmalı.',
  providerCookie:
    'Tarayıcınız bu girişin çerezini getirmedi: bu site için çerez saklamıyor ya da on dakika geçti. Yeniden deneyin.',
  providerFactor:
    '{provider} kurmadığınız ya da vermediğiniz bir doğrulama daha istiyor. Bunu orada yapıp yeniden deneyin.',
} as const
