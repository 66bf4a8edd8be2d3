export const accountMails = {
  invitedSubject: '{blogName} için yazmaya davetlisiniz',
  invitedPreview: 'Bir parola seçin, sonra giriş yapabilirsiniz.',
  invitedHeading: 'Davetlisiniz',
  invitedAsOwner:
    '{invitedBy} sizi {blogName} bloguna sahip olarak davet ediyor: yazı yazmak, değiştirmek ve silmek, kullanıcıları ve ayarları yönetmek için.',
  invitedAsEditor:
    '{invitedBy} sizi {blogName} bloguna editör olarak davet ediyor: yazı yazmak, değiştirmek, silmek ve duyurmak için.',
  invitedAsAuthor:
    '{invitedBy} sizi {blogName} bloguna yazar olarak davet ediyor: kendi yazılarınızı yazmak ve yayımlamak için.',
  invitedButton: 'Daveti kabul et',
  invitedNote: 'Bağlantı bir kez ve yedi gün geçerlidir. Konuyu bilmiyorsanız bu e-postayı yok sayın.',
  typedReason: 'Bu e-posta, {siteUrl} yöneticilerinden biri bu adresi yazdığı için geldi.',
  resetSubject: '{blogName} için yeni bir parola',
  resetPreview: 'Yönetim alanı için başka bir parola seçin.',
  resetHeading: 'Yeni bir parola',
  resetText:
    'Biri, büyük olasılıkla siz, {blogName} blogunun yönetim alanı için yeni bir parola istedi. Siz seçene kadar eskisi geçerli.',
  resetButton: 'Yeni parola seç',
  halfAnHourNote:
    'Bağlantı bir kez ve 30 dakika geçerlidir. Bunu siz istemediyseniz bu e-postayı yok sayın: hiçbir şey değişmez.',
  resetReason: 'Bu e-posta, bu adres {siteUrl}/admin/forgotten-password sayfasına yazıldığı için geldi.',
  changeSubject: '{blogName} için yeni adresinizi onaylayın',
  changePreview: 'Bir tıklamayla bu adresle giriş yaparsınız.',
  changeHeading: 'Yeni adresinizi onaylayın',
  changeText: '{blogName} blogunun bir yöneticisi bundan sonra bu adresle giriş yapmak istiyor. Bu sizseniz onaylayın.',
  changeButton: 'Bu adresi kullan',
  askedSubject: '{blogName} için başka bir adres istendi',
  askedPreview: 'Henüz hiçbir şey değişmedi.',
  askedHeading: 'Biri başka bir adres istedi',
  askedText:
    'Parolanızı bilen biri, {blogName} bloguna bundan sonra {newAddress} adresiyle giriş yapmanızı istiyor. Orada onaylanınca geçerli olur.',
  askedNote: 'Bunu siz istemediyseniz parolanızı hemen değiştirin: istek böylece düşer.',
  accountButton: 'Hesabınıza git',
  accountReason: 'Bu e-posta, bu adres {siteUrl} yöneticilerinden birine ait olduğu için geldi.',
  changedSubject: '{blogName} için adresiniz değişti',
  changedPreview: 'Artık başka bir adresle giriş yapıyorsunuz.',
  changedHeading: 'Adresiniz değişti',
  changedText: '{blogName} blogunun bu adresteki yöneticisi artık {newAddress} adresiyle giriş yapıyor.',
  changedNote:
    'Bunu siz yapmadıysanız parolanız birinin elinde: {contact} adresine yazın ya da sunucuyu işletene adresinizi “den admin change-address” ile geri aldırın, ardından yeni bir parola belirletin.',
  changedReason: 'Bu e-posta, bu adres {siteUrl} yöneticilerinden birine ait olduğu için geldi.',
  testSubject: '{blogName} blogundan deneme e-postası',
  testPreview: 'Bunu okuyabiliyorsanız e-posta çalışıyor.',
  testHeading: 'E-posta çalışıyor',
  testText: 'Bunu okuyabiliyorsanız {blogName} e-posta gönderebiliyor.',
  testButton: 'Siteye git',
  testReason: 'Bu e-postayı, ayarları denemek için {siteUrl} yöneticilerinden biri gönderdi.',
  noticeSubject: '{heading} – {blogName}',
  when: 'Ne zaman: {at}',
  device: 'Cihaz: {device}',
  network: 'Ağ: {network}',
  unknown: 'bilinmiyor',
  byCommand: 'Nerede: sunucuda, bir komutla',
  usersButton: 'Bütün kullanıcıları gör',
  usersAdvice:
    'Bunu beklemiyorsanız ötekilere sorun. Orada olmaması gerekenleri Kullanıcılar ekranında kaldırın. Neler yaptıklarını {siteUrl}/admin/audit adresindeki işlem günlüğü gösterir.',
  accountAdvice:
    'Bu sizseniz yapılacak bir şey yok. Değilse {siteUrl}/admin/account adresinde parolanızı hemen değiştirin; tanımadığınız oturumları orada sonlandırın, geçiş anahtarlarını ve API anahtarlarını kaldırın. Giremiyorsanız “Parolanızı mı unuttunuz?” bağlantısını kullanın, {contact} adresine yazın ya da sunucuyu işletenden “den admin reset-password” isteyin.',
  newDevice: 'Yeni bir cihazdan giriş',
  newDeviceText:
    '{blogName} blogundaki hesabınıza, parola belirlendiğinden beri bunun için hiç kullanılmamış bir tarayıcıdan girildi.',
  recoveryCode: 'Bir kurtarma kodu kullanıldı',
  recoveryCodeText:
    '{blogName} blogundaki hesabınıza kurtarma kodlarından biriyle girildi. O kod tükendi; ötekiler geçerli.',
  passwordChanged: 'Parolanız değiştirildi',
  passwordChangedText:
    '{blogName} blogundaki hesabınızın parolası değiştirildi. Öteki bütün tarayıcılardan çıkış yapıldı.',
  passwordReset: 'Parolanız sıfırlandı',
  passwordResetText:
    '{blogName} blogundaki hesabınızın parolası eskisi sorulmadan sıfırlandı. Bütün tarayıcılardan çıkış yapıldı.',
  tokenMade: 'Yeni bir API anahtarı',
  tokenMadeText:
    '{blogName} blogundaki hesabınız için bir API anahtarı oluşturuldu: {about}. Anahtarı olan program sizin adınıza davranır.',
  passkeyAdded: 'Yeni bir geçiş anahtarı',
  passkeyAddedText:
    '{blogName} blogundaki hesabınıza bir geçiş anahtarı eklendi: {about}. Onunla parolasız giriş yapılır.',
  passkeyRemoved: 'Bir geçiş anahtarı kaldırıldı',
  passkeyRemovedText:
    '{blogName} blogundaki hesabınızın bir geçiş anahtarı kaldırıldı: {about}. Artık onunla giriş yapılamaz.',
  identityLinked: 'Yeni bir giriş yolu',
  identityLinkedText:
    'Bundan sonra {blogName} blogundaki hesabınıza bir kimlik sağlayıcıyla da girilebilir: {about}. Sağlayıcı, parolanızı ve iki adımlı doğrulamanızı sormaz.',
  secondFactorOn: 'İki adımlı doğrulamanız açık',
  secondFactorOnText:
    '{blogName} blogundaki hesabınızın iki adımlı doğrulaması açıldı. Parolayla giriş bundan sonra tek kullanımlık bir kod ister.',
  secondFactorOff: 'İki adımlı doğrulamanız kapalı',
  secondFactorOffText:
    '{blogName} blogundaki hesabınızın iki adımlı doğrulaması kapatıldı. Bundan sonra giriş için parola yeter.',
  recoveryCodes: 'Yeni kurtarma kodları',
  recoveryCodesText:
    '{blogName} blogundaki hesabınız için yeni kurtarma kodları oluşturuldu. Öncekiler artık geçerli değil.',
  newAdministrator: 'Yeni bir yönetici',
  invitationAcceptedText: '{about} için {blogName} blogunda artık bir hesap var, davetle. Rolü Kullanıcılar ekranında.',
  administratorAddedText:
    '{about} için {blogName} blogunda artık bir hesap var, davetsiz. Rolü Kullanıcılar ekranında.',
  roleChanged: 'Bir rol değişti',
  roleChangedText: '{blogName} blogundaki bir hesabın rolü değişti: {about}.',
} as const
